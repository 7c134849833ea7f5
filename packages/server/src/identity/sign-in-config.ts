import type { IdentityConfig } from '../config-outside.ts'
import { mountPath, redirectPaths, webClientId, webScopes } from './embedded/provider.ts'

/** How one flow is started: an authority, and what is asked of it by `prompt` (null = nothing). */
export interface SignInFlow {
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
  signIn: SignInFlow
  /** Null = the sign-in page offers it. */
  signUp: SignInFlow | null
  resetPassword: SignInFlow | null
  editProfile: SignInFlow | null
  /** A page of the provider's own in place of a flow; null = there is none. */
  profilePage: string | null
}

/** Where silent sign-in ends, in a hidden frame of the page. */
export const silentPath = new RegExp(`^(/[a-z]{2})?${redirectPaths.silent}(\\?|$)`)

export function signInConfig(identity: IdentityConfig): SignInConfig {
  if (identity.kind === 'embedded') {
    const flow = (prompt: string | null): SignInFlow => ({ authority: mountPath, prompt })
    return {
      clientId: webClientId,
      scope: webScopes,
      resource: null,
      parameters: {},
      redirectPaths,
      signIn: flow(null),
      signUp: flow('create'),
      resetPassword: flow('reset_password'),
      editProfile: flow('edit_profile'),
      profilePage: null,
    }
  }
  const { authority, clientId, scopes, resource, parameters, passwordResetAuthority, profileAuthority, profilePage } = identity
  const flow = (address: string | null): SignInFlow | null => (address === null ? null : { authority: address, prompt: null })
  return {
    clientId,
    scope: scopes,
    resource,
    parameters,
    redirectPaths,
    signIn: { authority, prompt: null },
    signUp: null,
    resetPassword: flow(passwordResetAuthority),
    editProfile: flow(profileAuthority),
    profilePage,
  }
}

/** Origins of a provider that is not ours: the page calls them and shows them in a hidden frame. */
export function providerOrigins(identity: IdentityConfig): string[] {
  if (identity.kind === 'embedded') return []
  const addresses = [identity.authority, identity.passwordResetAuthority, identity.profileAuthority]
  return [...new Set(addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin])))]
}
