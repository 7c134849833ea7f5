import type { LanguageSource } from '../language-source.ts'
import { ar } from './ar.ts'
import { bg } from './bg.ts'
import { ca } from './ca.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { el } from './el.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { et } from './et.ts'
import { fa } from './fa.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { hi } from './hi.ts'
import { hr } from './hr.ts'
import { hu } from './hu.ts'
import { id } from './id.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ka } from './ka.ts'
import { ko } from './ko.ts'
import { lt } from './lt.ts'
import { lv } from './lv.ts'
import { nb } from './nb.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ro } from './ro.ts'
import { ru } from './ru.ts'
import { sk } from './sk.ts'
import { sl } from './sl.ts'
import { sv } from './sv.ts'
import { sw } from './sw.ts'
import { th } from './th.ts'
import { tl } from './tl.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import { vi } from './vi.ts'
import { yue } from './yue.ts'
import { zhHans } from './zh-Hans.ts'

/** Every language of the package, by code. */
export const languageSources: readonly LanguageSource[] = [
  ar,
  bg,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fa,
  fi,
  fr,
  he,
  hi,
  hr,
  hu,
  id,
  it,
  ja,
  ka,
  ko,
  lt,
  lv,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sk,
  sl,
  sv,
  sw,
  th,
  tl,
  tr,
  uk,
  vi,
  yue,
  zhHans,
]
