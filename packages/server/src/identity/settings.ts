/** The identity provider: the embedded one, or the operator's. */
export type IdentityConfig = { kind: 'embedded' } | ({ kind: 'oidc' } & OutsideProvider)
export interface OutsideProvider {
  /** The value of `iss` in its tokens. */
  issuer: string
  /** The value of `aud` in its access tokens. */
  audience: string
  /** Base address of its discovery document; with most providers, it is the issuer. */
  authority: string
  clientId: string
  /**
   * The type in the header of its access tokens: only `at+jwt` (RFC 9068), or also `JWT` or no type, as Entra, B2C and
   * Okta send them.
   */
  tokenType: 'at+jwt' | 'JWT'
  /** Accepted signature algorithms (RFC 7518, 3.1); null for RS, PS and ES with 256, 384 and 512 bits. */
  algorithms: readonly string[] | null
  /** The requested scopes, separated by spaces. */
  scopes: string
  /** Parameter `resource` of RFC 8707, for providers that require it. */
  resource: string | null
  /** Further parameters of the sign-in request, e.g. Auth0's `audience`. */
  parameters: Readonly<Record<string, string>>
  /** Authorities of separate user flows (Azure AD B2C); null if the provider's sign-in page offers them. */
  passwordResetAuthority: string | null
  profileAuthority: string | null
  /** Page on which people edit their profile, for providers with an account console. */
  profilePage: string | null
}

/** A program of the operator that uses basic authorization, because it cannot sign in like a person. */
export interface ServiceUser {
  name: string
  password: string
}
