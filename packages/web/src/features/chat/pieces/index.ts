/* What other pages show of Brandy. It needs the phrases `ui`. */
export { AskBrandy } from './ask-brandy.tsx'
export { type AddressedSubject, subjectInAddress } from './addressed-subject.ts'
