import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { OfficeFeed } from '../office-feed.ts'
import { at } from './at.ts'
import { ch } from './ch.ts'
import { de } from './de.ts'
import { em } from './em.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { us } from './us.ts'

/** The feeds of all offices. */
export const officeFeeds: Readonly<Record<RegistrationOfficeCode, OfficeFeed>> = { at, ch, de, em, es, fr, us }
