import { commonMessages } from "../messages/common.ts"

/** React moves it to the document's head. */
export const PageTitle = ({ page }: { readonly page: string }) => <title>{commonMessages.title(page)}</title>
