import type { LanguageSource } from '../language-source.ts'
import { pt } from './pt.ts'

/** Every language of the package, by code. */
export const languageSources: readonly LanguageSource[] = [pt]
