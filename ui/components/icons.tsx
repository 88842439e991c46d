import { icon } from "./icon.tsx"

/* Lucide, ISC licence. */

export const CameraIcon = icon(
  "M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3z",
  "M9 13a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"
)

export const ArrowRightIcon = icon("M5 12h14", "M12 5l7 7-7 7")

export const ChevronRightIcon = icon("M9 18l6-6-6-6")

export const CopyIcon = icon(
  "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z",
  "M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"
)

export const ExternalLinkIcon = icon(
  "M15 3h6v6",
  "M10 14 21 3",
  "M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"
)

export const EyeIcon = icon(
  "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0",
  "M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"
)

export const EyeOffIcon = icon(
  "M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49",
  "M14.084 14.158a3 3 0 0 1-4.242-4.242",
  "M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143",
  "M2 2l20 20"
)

export const GlobeIcon = icon(
  "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z",
  "M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20",
  "M2 12h20"
)

export const LinkIcon = icon(
  "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71",
  "M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"
)

export const DownloadIcon = icon("M12 15V3", "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4", "M7 10l5 5 5-5")

export const MessageCircleIcon = icon(
  "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"
)

export const PencilIcon = icon(
  "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z",
  "M15 5l4 4"
)

export const QrCodeIcon = icon(
  "M4 3h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z",
  "M17 3h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z",
  "M4 16h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z",
  "M21 16h-3a2 2 0 0 0-2 2v3",
  "M21 21v.01",
  "M12 7v3a2 2 0 0 1-2 2H7",
  "M3 12h.01",
  "M12 3h.01",
  "M12 16v.01",
  "M16 12h1",
  "M21 12v.01",
  "M12 21v-1"
)

export const RefreshCwIcon = icon(
  "M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8",
  "M21 3v5h-5",
  "M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16",
  "M8 16H3v5"
)

export const Share2Icon = icon(
  "M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0z",
  "M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0z",
  "M15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0z",
  "M8.59 13.51L15.42 17.49",
  "M15.41 6.51L8.59 10.49"
)

export const ShieldCheckIcon = icon(
  "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5",
  "a1 1 0 0 1 1 1z",
  "M9 12l2 2 4-4"
)

export const Trash2Icon = icon(
  "M10 11v6",
  "M14 11v6",
  "M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6",
  "M3 6h18",
  "M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"
)

export const UploadIcon = icon("M12 3v12", "M17 8l-5-5-5 5", "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4")
