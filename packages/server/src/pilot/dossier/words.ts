import type { Locale } from '@marklot/contracts'
import { domains } from '@marklot/phrases/domains'
import { grounds } from '@marklot/phrases/grounds'
import { pilot } from '@marklot/phrases/pilot'
import { stations } from '@marklot/phrases/stations'
import { verdicts } from '@marklot/phrases/verdicts'
import { dossierWords, translate } from '../../exports/index.ts'

/** Phrases and notations of one language, as the dossier of a project uses them. */
export function projectWords(locale: Locale) {
  return {
    ...dossierWords(locale),
    pilot: translate(pilot, locale),
    station: translate(stations, locale),
    domain: translate(domains, locale),
    ground: translate(grounds, locale),
    verdict: translate(verdicts, locale),
  }
}
export type ProjectWords = ReturnType<typeof projectWords>
