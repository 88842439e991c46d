/** HTTP status of every use case error that reaches clients, by the error's tag. */
export const failureStatus = {
  InvalidInput: 400,
  ImageUnusable: 400,
  InvalidCredentials: 401,
  InvalidAdminCredentials: 401,
  Unauthorized: 401,
  // The account was deleted while its session was in use.
  OwnerNotFound: 401,
  PagePaused: 403,
  MailOff: 403,
  NotOperator: 403,
  PasswordsOff: 403,
  SignInAgain: 403,
  SignUpClosed: 403,
  WrongPassword: 403,
  AdminNotFound: 404,
  BadgeNotFound: 404,
  FeedbackNotFound: 404,
  ProfileNotFound: 404,
  SessionNotFound: 404,
  EmailTaken: 409,
  LinkTaken: 409,
  LoosenedLately: 409,
  NotApproved: 409,
  OwnRole: 409,
  StillCovered: 409,
  PublicLimitReached: 409,
  NotPublic: 409,
  SubmissionKeyReused: 409,
  MailedLinkUnusable: 410,
  WrongImageType: 415,
  HasherBusy: 429,
  ImagesUnavailable: 503,
  StoreUnavailable: 503
} as const

export type FailureTag = keyof typeof failureStatus
