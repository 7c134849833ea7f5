import type { LinkSigner } from '../platform/signed-links.ts'

/** Returns the token of a link that objects to a declaration. The link works until the contract ends. */
export const objectionToken = (signer: LinkSigner, declarationId: string): Promise<string> => signer.sign(declarationId)
