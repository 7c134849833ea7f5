import { accountWords } from './account.ts'
import { beyondWords } from './beyond.ts'
import { generalWords } from './general.ts'
import { judgementWords } from './judgement.ts'
import { linkWords } from './links.ts'
import { registerWords } from './register.ts'

const lexicon = { ...registerWords, ...judgementWords, ...accountWords, ...beyondWords, ...generalWords, ...linkWords }
export type Concept = keyof typeof lexicon
export const expressions = Object.values(lexicon).flat()
