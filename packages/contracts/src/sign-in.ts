/** How one flow starts: the authority and the parameter `prompt` (null = not sent). */
export interface SignInFlowConfig {
  /** The base of discovery. A path is below the page's own origin. */
  authority: string
  prompt: string | null
}
/** The page's public settings for signing in. */
export interface SignInConfig {
  clientId: string
  /** Separated by blanks. */
  scope: string
  /** Parameter `resource` (RFC 8707); null = not sent. */
  resource: string | null
  /** Further parameters of the sign-in request. */
  parameters: Readonly<Record<string, string>>
  /** Where the provider returns the browser to, below the page's own origin and an optional language prefix. */
  redirectPaths: { signedIn: string; silent: string; signedOut: string }
  signIn: SignInFlowConfig
  /** Null = the sign-in page offers it. */
  signUp: SignInFlowConfig | null
  resetPassword: SignInFlowConfig | null
  /** Null = there is no such flow. */
  editProfile: SignInFlowConfig | null
  /** A page of the provider in place of a flow; null = there is none. */
  profilePage: string | null
}
