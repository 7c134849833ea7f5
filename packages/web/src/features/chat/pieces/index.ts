/* The parts of Brandy that other pages show. They need the phrases `ui`. */

export { type AddressedSubject, subjectInAddress } from './addressed-subject.ts'
export { AskBrandy } from './ask-brandy.tsx'
