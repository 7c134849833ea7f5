import type { SignInConfig, SignInFlowConfig } from '@marklot/contracts/sign-in'
import { mountPath, redirectPaths, webClientId, webScopes } from './embedded/provider.ts'
import type { IdentityConfig } from './settings.ts'

/** Addresses at which a silent sign-in ends, in a hidden frame of the page. */
export const silentPath = new RegExp(`^(/[a-z]{2})?${redirectPaths.silent}(\\?|$)`)

export function signInConfig(identity: IdentityConfig): SignInConfig {
  if (identity.kind === 'embedded') {
    const flow = (prompt: string | null): SignInFlowConfig => ({ authority: mountPath, prompt })
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
  const flow = (address: string | null): SignInFlowConfig | null =>
    address === null ? null : { authority: address, prompt: null }
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

/** Returns the origins of an external provider, which the page calls and loads in a hidden frame. */
export function providerOrigins(identity: IdentityConfig): string[] {
  if (identity.kind === 'embedded') return []
  const addresses = [identity.authority, identity.passwordResetAuthority, identity.profileAuthority]
  return [...new Set(addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin])))]
}
