import type {
  EarlierOwner,
  FirstUse,
  InternationalRegistration,
  MarkPriority,
  RegisterMark,
  UseDeclaration,
} from '../../register/index.ts'
import type { XmlElement } from '../xml-element.ts'
import { compact, niceClassOf } from './mark-parts.ts'
import { currentStage } from './us-parties.ts'

/*
 * Reads the parts of a USPTO case file on which professionals rely: priority, filing basis, use, declarations, earlier
 * owners.
 */

type DateReader = (text: string | undefined, field: string) => string | undefined

/** Returns the claims of a foreign priority (section 44(d)). Leaves out foreign registrations without a claim. */
export function readPriorities(group: XmlElement | undefined, date: DateReader): MarkPriority[] {
  return (group?.all('foreign-application') ?? [])
    .filter((each) => each.textAt('foreign-priority-claim-in') === 'T')
    .map((each) =>
      compact({
        country: each.textAt('country') ?? each.textAt('other'),
        number: each.textAt('application-number'),
        date: date(each.textAt('filing-date'), 'foreign filing-date'),
      }),
    )
}

/** Returns the international registration of a section 66(a) mark. */
export function readInternational(group: XmlElement | undefined, date: DateReader): InternationalRegistration | undefined {
  if (!group) return undefined
  const day = (name: string) => date(group.textAt(name), name)
  const found = compact({
    number: group.textAt('international-registration-number'),
    registrationDate: day('international-registration-date'),
    publicationDate: day('international-publication-date'),
    renewalDate: day('international-renewal-date'),
    endDate: day('international-death-date'),
  })
  return Object.keys(found).length > 0 ? found : undefined
}

/** Returns the priority that a section 66(a) application takes from its international registration. */
export function internationalPriority(group: XmlElement | undefined, date: DateReader): MarkPriority[] {
  if (group?.textAt('priority-claimed-in') !== 'T') return []
  const claimed = date(group.textAt('priority-claimed-date'), 'priority-claimed-date')
  return claimed === undefined ? [] : [{ country: 'WO', date: claimed }]
}

/** Returns `YYYYMMDD` as a day, a month or a year, depending on its zeros. The office allows partial dates of use. */
export function partialDate(text: string | undefined): string | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text?.trim() ?? '')
  if (!match || match[1] === '0000') return undefined
  const [, year, month, day] = match
  if (month === '00') return year
  return day === '00' ? `${year}-${month}` : `${year}-${month}-${day}`
}

export function readFirstUses(classGroup: XmlElement | undefined): FirstUse[] {
  const uses = new Map<string, FirstUse>()
  for (const each of classGroup?.all('classification') ?? []) {
    const anywhere = partialDate(each.textAt('first-use-anywhere-date'))
    const inCommerce = partialDate(each.textAt('first-use-in-commerce-date'))
    if (anywhere === undefined && inCommerce === undefined) continue
    const use = compact({ niceClass: niceClassOf(each.textAt('international-code')), anywhere, inCommerce })
    uses.set(JSON.stringify(use), use)
  }
  return [...uses.values()]
}

type Flags = (name: string) => boolean

/** Returns the current filing bases, according to the header's flags. */
export function filingBases(has: Flags): string[] {
  const bases: [flag: string, basis: string][] = [
    ['use-application-currently-in', '1(a)'],
    ['intent-to-use-current-in', '1(b)'],
    ['filing-basis-current-44d-in', '44(d)'],
    ['filing-basis-current-44e-in', '44(e)'],
    ['filing-basis-current-66a-in', '66(a)'],
  ]
  return bases.filter(([flag]) => has(flag)).map(([, basis]) => basis)
}

/**
 * Returns the declarations of use and incontestability. For section 66(a) registrations, the section 8 flags stand for
 * section 71.
 */
export function useDeclarations(has: Flags, isMadrid: boolean): UseDeclaration[] {
  const use = has('section-8-accepted-in')
    ? 'accepted'
    : has('section-8-partial-accept-in')
      ? 'partiallyAccepted'
      : has('section-8-filed-in')
        ? 'filed'
        : undefined
  const incontestable = has('section-15-acknowledged-in') ? 'acknowledged' : has('section-15-filed-in') ? 'filed' : undefined
  const found: UseDeclaration[] = []
  if (use) found.push({ section: isMadrid ? '71' : '8', state: use })
  if (incontestable) found.push({ section: '15', state: incontestable })
  return found
}

/** Returns the register that contains the mark, or for which the mark is intended. */
export function registerOf(has: Flags): RegisterMark['register'] {
  if (has('principal-register-amended-in')) return 'principal'
  return has('supplemental-register-in') || has('supplemental-register-amended-in') ? 'supplemental' : 'principal'
}

/** Returns the parties of earlier stages, the latest first, each name once. */
export function readEarlierOwners(group: XmlElement): EarlierOwner[] {
  const parties = group
    .all('case-file-owner')
    .map((owner) => ({ stage: Number(owner.textAt('party-type') ?? 0) || 0, owner }))
    .filter(({ stage }) => stage < 70)
  const current = currentStage(parties)
  const present = new Set(parties.filter(({ stage }) => stage === current).map(({ owner }) => owner.textAt('party-name')))
  const earlier = new Map<string, EarlierOwner>()
  for (const { stage, owner } of parties.sort((a, b) => b.stage - a.stage)) {
    const name = owner.textAt('party-name')
    if (name === undefined || present.has(name) || earlier.has(name)) continue
    const change = owner.textAt('name-change-explanation')
    earlier.set(name, compact({ name, stage: stageOf(stage), change }))
  }
  return [...earlier.values()]
}

/** Returns the stage of a party type: 10 to 19, 20 to 29, 30, or 31 and above (office-feeds 4.1). */
export function stageOf(partyType: number): EarlierOwner['stage'] {
  if (partyType < 20) return 'applicant'
  if (partyType < 30) return 'publication'
  return partyType === 30 ? 'registrant' : 'later'
}
