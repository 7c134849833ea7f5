/** How a flow starts: the authority and the `prompt` parameter (null: not sent). */
export interface SignInFlowConfig {
  /** The base URL for discovery. A path is relative to the page's own origin. */
  authority: string
  prompt: string | null
}
/** The page's public settings for sign-in. */
export interface SignInConfig {
  clientId: string
  /** Separated by blanks. */
  scope: string
  /** The `resource` parameter (RFC 8707). Null: not sent. */
  resource: string | null
  /** Additional parameters of the sign-in request. */
  parameters: Readonly<Record<string, string>>
  /** Where the provider returns the browser to: below the page's own origin and an optional language prefix. */
  redirectPaths: { signedIn: string; silent: string; signedOut: string }
  signIn: SignInFlowConfig
  /** Null: the sign-in page offers it. */
  signUp: SignInFlowConfig | null
  resetPassword: SignInFlowConfig | null
  /** Null: there is no such flow. */
  editProfile: SignInFlowConfig | null
  /** A page of the provider used instead of a flow. Null: there is none. */
  profilePage: string | null
}
