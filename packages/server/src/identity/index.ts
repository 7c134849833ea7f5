export { acceptBasic } from './basic.ts'
export { type Caller, type Claims, type Identify, type SignedIn, visitor } from './caller.ts'
export type { AllowedAssistants } from './embedded/allowed-assistants.ts'
export { assistantAudienceOf, assistantScope, mcpPath } from './embedded/assistants.ts'
export {
  type EmbeddedProvider,
  embeddedIssuer,
  openEmbeddedProvider,
  sampleCallers,
} from './embedded/index.ts'
export { issuerOf, redirectPaths, webClientId, webScopes } from './embedded/provider.ts'
export { type SamplePerson, type SampleRole, samplePeople, sampleRoles } from './embedded/sample-people.ts'
export { issueSampleToken } from './embedded/sample-token.ts'
export { identityHooks, openIdentity } from './open-identity.ts'
export { createIdentify } from './outside.ts'
export type { IdentityConfig, OutsideProvider, ServiceUser } from './settings.ts'
export { providerOrigins, signInConfig, silentPath } from './sign-in-config.ts'
