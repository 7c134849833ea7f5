/* The parts shared by the places that accept or show a reader's own logo. */
export { dataAddress, logosOf, markPartAddress, PublicLogo, sharedPartAddress, useLogo, useLogoPart } from './logo-calls.ts'
export { LogoScope } from './logo-scope.tsx'
export { OtherPicture } from './other-picture.tsx'
export { fileOf, keptPicture } from './picture.ts'
export { PictureSource } from './picture-source.tsx'
export { isSameAs } from './same-box.ts'
export { type SearchArrival, SearchMarkLogo } from './search-mark-logo.tsx'
export { SuggestedFrames } from './suggested-frames.tsx'
export { type Taking, useTaking } from './use-taking.ts'

/** Loads the picture with its frame on demand. */
export const loadCropFrame = () => import('./crop-frame.tsx')
