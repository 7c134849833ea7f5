import type { Ground } from './types.ts'
import type { Language } from './vocabulary/area.ts'
import { type UnionLanguage, unionLanguages } from './vocabulary/union-languages.ts'

/** An office's legal rules for each ground, and its public. */
export interface OfficeRules {
  /** Languages of the relevant public. Everyday English is understood everywhere as well. */
  readonly languages: readonly Language[]
  /** Further languages of the public, of which only common words are known. */
  readonly furtherLanguages?: readonly UnionLanguage[]
  /** Keys of the rules. This office does not apply a ground without a key. */
  readonly rules: Readonly<Partial<Record<Ground, string>>>
}

/** Returns the rules of Art. 3 of Directive 2015/2436, in the order of a national law that implements them. */
const harmonised = (
  b: string,
  c: string,
  d: string,
  others: Readonly<Partial<Record<Ground, string>>>,
): OfficeRules['rules'] => ({
  nonDistinctive: b,
  laudatory: b,
  singleCharacter: b,
  descriptive: c,
  generic: c,
  geographical: c,
  customary: d,
  ...others,
})

/**
 * Offices by key. Sources: Regulation (EU) 2017/1001 (EUTMR), Art. 7(1); MarkenG (DE), § 8(2); MSchG (AT), § 4(1);
 * MSchG (CH), Art. 2; Ley 17/2001 (ES), Art. 5(1); Code de la propriété intellectuelle (FR), L711-2; Lanham Act (US),
 * 15 U.S.C. §§ 1051-1053, 1127.
 */
export const offices: Readonly<Record<string, OfficeRules>> = {
  em: {
    languages: ['en', 'de', 'fr', 'es', 'it'],
    // A ground that exists in one part of the Union is enough (Art. 7(2) EUTMR).
    furtherLanguages: unionLanguages,
    rules: harmonised('eutmr-7-1-b', 'eutmr-7-1-c', 'eutmr-7-1-d', {
      publicPolicy: 'eutmr-7-1-f',
      deceptive: 'eutmr-7-1-g',
      emblem: 'eutmr-7-1-h',
      geographicalIndication: 'eutmr-7-1-j',
      plantVariety: 'eutmr-7-1-m',
    }),
  },
  de: {
    languages: ['de', 'en'],
    rules: harmonised('markeng-8-2-1', 'markeng-8-2-2', 'markeng-8-2-3', {
      deceptive: 'markeng-8-2-4',
      publicPolicy: 'markeng-8-2-5',
      emblem: 'markeng-8-2-6',
      geographicalIndication: 'markeng-8-2-9',
      plantVariety: 'markeng-8-2-12',
    }),
  },
  at: {
    languages: ['de', 'en'],
    rules: harmonised('mschg-at-4-1-3', 'mschg-at-4-1-4', 'mschg-at-4-1-5', {
      emblem: 'mschg-at-4-1-1',
      publicPolicy: 'mschg-at-4-1-7',
      deceptive: 'mschg-at-4-1-8',
      geographicalIndication: 'mschg-at-4-1-9',
      plantVariety: 'mschg-at-4-1-12',
    }),
  },
  ch: {
    languages: ['de', 'fr', 'it', 'en'],
    rules: harmonised('mschg-ch-2-a', 'mschg-ch-2-a', 'mschg-ch-2-a', {
      deceptive: 'mschg-ch-2-c',
      publicPolicy: 'mschg-ch-2-d',
      emblem: 'mschg-ch-2-d',
      geographicalIndication: 'mschg-ch-2-d',
      plantVariety: 'mschg-ch-2-d',
    }),
  },
  es: {
    languages: ['es', 'en'],
    rules: harmonised('ley-5-1-b', 'ley-5-1-c', 'ley-5-1-d', {
      publicPolicy: 'ley-5-1-f',
      deceptive: 'ley-5-1-g',
      geographicalIndication: 'ley-5-1-h',
      plantVariety: 'ley-5-1-k',
      emblem: 'ley-5-1-m',
    }),
  },
  fr: {
    languages: ['fr', 'en'],
    rules: harmonised('cpi-l711-2-2', 'cpi-l711-2-3', 'cpi-l711-2-4', {
      emblem: 'cpi-l711-2-6',
      publicPolicy: 'cpi-l711-2-7',
      deceptive: 'cpi-l711-2-8',
      geographicalIndication: 'cpi-l711-2-9',
      plantVariety: 'cpi-l711-2-10',
    }),
  },
  us: {
    languages: ['en', 'es', 'fr', 'de', 'it'],
    rules: {
      descriptive: 'lanham-2-e-1',
      laudatory: 'lanham-2-e-1',
      generic: 'lanham-generic',
      customary: 'lanham-generic',
      failureToFunction: 'lanham-failure-to-function',
      nonDistinctive: 'lanham-failure-to-function',
      // Tam (2017) and Brunetti (2019) ended the bars on disparaging and scandalous marks; common profanity fails to
      // function.
      publicPolicy: 'lanham-failure-to-function',
      deceptive: 'lanham-2-a',
      geographical: 'lanham-2-e-2',
      geographicalIndication: 'lanham-2-a-wines',
      plantVariety: 'lanham-varietal',
      surname: 'lanham-2-e-4',
      emblem: 'lanham-2-b',
    },
  },
}
