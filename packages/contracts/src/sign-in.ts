/** How one flow is started: an authority, and what is asked of it by `prompt` (null = nothing). */
export interface SignInFlowConfig {
  /** Where discovery starts; a path = below the page's own origin. */
  authority: string
  prompt: string | null
}
/** What the page needs to sign people in; nothing secret. */
export interface SignInConfig {
  clientId: string
  /** Separated by blanks. */
  scope: string
  /** Parameter `resource` (RFC 8707); null = not sent. */
  resource: string | null
  /** Further parameters of the sign-in request. */
  parameters: Readonly<Record<string, string>>
  /** Where the provider sends the browser back to, below the page's own origin; all may carry a language before them. */
  redirectPaths: { signedIn: string; silent: string; signedOut: string }
  signIn: SignInFlowConfig
  /** Null = the sign-in page offers it. */
  signUp: SignInFlowConfig | null
  resetPassword: SignInFlowConfig | null
  /** Null = there is no such flow. */
  editProfile: SignInFlowConfig | null
  /** A page of the provider's own in place of a flow; null = there is none. */
  profilePage: string | null
}
