import * as z from 'zod/mini'
import { brokenRule, visibleText } from './rules.ts'

/** Checks that something of a text can be seen, for names that people give. */
export const visible = z.regex(visibleText, brokenRule('required'))
