/** Where RFC 9728 places the document that names the issuer of a resource's tokens. */
export const metadataPath = '/.well-known/oauth-protected-resource'
