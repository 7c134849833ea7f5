/* What other pages show of Brandy. It needs the phrases `ui`. */

export { type AddressedSubject, subjectInAddress } from './addressed-subject.ts'
export { AskBrandy } from './ask-brandy.tsx'
