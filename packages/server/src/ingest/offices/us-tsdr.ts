import {
  type FirstUse,
  type MarkAddress,
  type MarkPriority,
  type MarkProcess,
  type RegisterMark,
  usTermEnd,
} from '../../register/index.ts'
import { calendarDate } from '../dates.ts'
import type { FileContext } from '../office-feed.ts'
import type { RecordOutcome, SparseField } from '../record-outcome.ts'
import type { XmlElement } from '../xml-element.ts'
import { compact, oppositionPeriod, readDate, reject, some } from './mark-parts.ts'
import { filingBases, partialDate, stageOf } from './us-further.ts'
import { type UsClass, type UsGoodsText, usGoods } from './us-goods.ts'
import { currentOwners, currentStage } from './us-parties.ts'
import { usBrandType, usDesignCodes, usLogo } from './us-rules.ts'
import { usStateCategory, usStatusKind } from './us-status.ts'

/*
 * Reads the USPTO's case status (TSDR) of one case at a time (office-feeds 4.2). Two XML formats have the same content
 * (`us-tsdr-st66.ts`, `us-tsdr-st96.ts`); this file interprets both. Unlike a daily transaction, a case status is
 * complete, so missing data does not exist. It is tested with real files.
 */

/** The names of a picture in a TSDR zip. They do not identify the mark, so they count only in a zip with one mark. */
export const tsdrPictures = ['markImage.jpg', 'markImage.png']

export interface UsEvent {
  number: number
  description?: string
  /** Four letters; in ST.96, the type follows as a fifth letter. */
  code?: string
  date?: string
}

/** The content of a case in either format; texts and dates as delivered. */
export interface CaseStatus {
  officeCode?: string
  serial?: string
  registrationNumber?: string
  status?: string
  dates: Partial<
    Record<'application' | 'registration' | 'publication' | 'renewal' | 'cancellation' | 'abandonment' | 'status', string>
  >
  name?: string
  description?: string
  /** First digit of the drawing code. */
  drawing?: string
  isStandardCharacters: boolean
  kinds: string[]
  coloursClaimed?: string
  coloursDescribed?: string
  isInColour: boolean
  designCodes: (string | undefined)[]
  classes: UsClass[]
  goods: UsGoodsText[]
  /** `In-Total`, `In-Part`; missing if there is no claim of acquired distinctiveness (section 2(f)). */
  distinctivenessScope?: string
  distinctivenessText?: string
  /** Restrictions of the registration. Only the restriction of the 2(f) claim is kept. */
  restriction?: string
  events: UsEvent[]
  /** Owners of all stages. */
  owners: { stage: number; address: MarkAddress }[]
  representatives: MarkAddress[]
  correspondence?: MarkAddress
  pictureNames: (string | undefined)[]
  priorities: MarkPriority[]
  disclaimer?: string
  /** `Principal` (in ST.96 `Primary`) or `Supplemental`. */
  register?: string
  translation?: string
  transliteration?: string
  /** Days as `YYYYMMDD`, with zeros for unknown parts. */
  firstUses: { niceClass?: number; anywhere?: string; inCommerce?: string }[]
  /** The element with the flags of the current filing basis. */
  basis: XmlElement | undefined
}

/** Returns the mark of a case, or the reason why there is none. */
export function caseOutcome(status: CaseStatus, context: FileContext): RecordOutcome {
  const { serial } = status
  if (status.officeCode !== undefined && status.officeCode.toUpperCase() !== 'US')
    return reject(`it is of the office ${status.officeCode}, not of US`, serial)
  if (serial === undefined || !/^\d{8}$/.test(serial))
    return reject(serial === undefined ? 'it has no application number' : 'its application number is not of 8 digits', serial)
  if (status.status === undefined) return reject('it has no status code', serial)
  const kind = usStatusKind(status.status)
  if (kind === 'none') return { kind: 'skip', reason: `status ${status.status}: no mark` }
  if (kind === 'void') return { kind: 'delete', applicationNumber: serial }
  if (kind === undefined) context.report(serial, `status ${status.status} is in no table`)
  const mark = compact(markOf(status, serial, status.status, context))
  if (!mark.isMadridDesignation) return { kind: 'mark', mark }
  // Only the daily feed contains the international registration and its term.
  const unmentioned: SparseField[] = ['international', 'expiryDate']
  return { kind: 'mark', mark, unmentioned }
}

function markOf(status: CaseStatus, serial: string, code: string, context: FileContext): RegisterMark {
  const date = (field: keyof CaseStatus['dates']) =>
    readDate(status.dates[field], `${field} date`, (...finding) => context.report(serial, ...finding))
  const registrationDate = date('registration')
  const cancellationDate = date('cancellation')
  const abandonmentDate = date('abandonment')
  const publicationDate = date('publication')
  const applicationDate = date('application')
  const kind = usStatusKind(code)
  const drawing = status.drawing?.[0] ?? '0'
  const viennaClasses = usDesignCodes(status.designCodes)
  const brandType = usBrandType(drawing, status.isStandardCharacters, status.name !== undefined, viennaClasses.length > 0)
  const isMadridDesignation = serial.startsWith('79')
  const names = status.pictureNames.filter((name) => name !== undefined)
  return {
    office: 'us',
    applicationNumber: serial,
    // This is the notation of the daily feed.
    registrationNumber: status.registrationNumber?.padStart(7, '0'),
    name: status.name,
    description: status.description,
    logo: usLogo(serial, brandType, drawing, [...names, ...tsdrPictures]),
    brandType,
    originBrandType: status.drawing,
    kindMark: kindOf(status.kinds),
    brandState: code,
    brandStateCategory: usStateCategory(kind, { registrationDate, cancellationDate, abandonmentDate }),
    brandStateIsUnknown: kind === undefined ? true : undefined,
    applicationDate,
    registrationDate,
    publicationDate,
    ...oppositionPeriod('us', { start: publicationDate }),
    expiryDate: isMadridDesignation ? undefined : usTermEnd(registrationDate, date('renewal')),
    terminationDate: cancellationDate ?? abandonmentDate ?? (kind === 'dead' ? date('status') : undefined),
    tradeDistinctivenessIndicator: status.distinctivenessScope === undefined ? undefined : true,
    tradeDistinctivenessText:
      status.distinctivenessText ?? (status.restriction?.includes('2(f)') ? status.restriction : undefined),
    imageColor: status.coloursClaimed ?? status.coloursDescribed ?? (status.isInColour ? 'Color' : undefined),
    viennaClasses,
    ...usGoods(status.classes, status.goods, applicationDate),
    processes: processesOf(status.events),
    owners: currentOwners(status.owners).map(({ address }) => address),
    representatives: distinctByName(status.representatives),
    correspondence: status.correspondence,
    isMadridDesignation: isMadridDesignation ? true : undefined,
    statusDate: date('status'),
    priorities: some(status.priorities),
    disclaimer: status.disclaimer,
    register: registers[status.register?.toLowerCase() ?? ''],
    translation: status.translation,
    transliteration: status.transliteration,
    firstUses: some(firstUsesOf(status.firstUses)),
    filingBases: some(basesOf(status.basis)),
    earlierOwners: some(earlierOwnersOf(status.owners)),
    isStandardCharacters: status.isStandardCharacters ? true : undefined,
  }
}

const registers: Readonly<Record<string, RegisterMark['register']>> = {
  principal: 'principal',
  primary: 'principal',
  supplemental: 'supplemental',
}

function firstUsesOf(uses: CaseStatus['firstUses']): FirstUse[] {
  const found = uses.map(({ niceClass, anywhere, inCommerce }) =>
    compact({ niceClass, anywhere: partialDate(anywhere), inCommerce: partialDate(inCommerce) }),
  )
  return found.filter(({ anywhere, inCommerce }) => anywhere !== undefined || inCommerce !== undefined)
}

/** Returns the flags of TSDR in the daily feed's terms. */
function basesOf(basis: XmlElement | undefined): string[] {
  const names: Readonly<Record<string, readonly string[]>> = {
    'use-application-currently-in': ['BasisUseIndicator'],
    'intent-to-use-current-in': ['BasisIntentToUseIndicator'],
    'filing-basis-current-44d-in': ['BasisForeignApplicationIndicator'],
    'filing-basis-current-44e-in': ['BasisForeignRegistrationIndicator'],
    'filing-basis-current-66a-in': ['BasisInternationalRegistrationIndicator', 'BasisRequestforExtentionOfProtectionIndicator'],
  }
  return filingBases((flag) => (names[flag] ?? []).some((name) => basis?.textAt(name) === 'true'))
}

/** Returns the owners of earlier stages, the latest first, each name once. */
function earlierOwnersOf(owners: CaseStatus['owners']): NonNullable<RegisterMark['earlierOwners']> {
  const nameOf = ({ address }: CaseStatus['owners'][number]) => address.companyName ?? address.name
  const current = currentStage(owners)
  const seen = new Set(owners.filter(({ stage }) => stage === current).map(nameOf))
  const earlier = owners.filter(({ stage }) => stage < current && stage > 0).sort((a, b) => b.stage - a.stage)
  return earlier.flatMap((owner) => {
    const name = nameOf(owner)
    if (name === undefined || seen.has(name)) return []
    seen.add(name)
    return [{ name, stage: stageOf(owner.stage) }]
  })
}

/** Returns the kinds in the terms of the daily feed's flags, where `Service Mark` and `Service mark` are the same. */
function kindOf(kinds: readonly string[]): string | undefined {
  const words = kinds.flatMap((kind) => kind.split(',')).map((kind) => kind.trim().toLowerCase())
  const named = words.filter(Boolean).map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  return [...new Set(named)].join(', ') || undefined
}

/**
 * Returns the events in the order of the office's number. The type, ST.96's fifth letter, is separated as in the daily
 * feed.
 */
function processesOf(events: readonly UsEvent[]): MarkProcess[] {
  return [...events]
    .sort((a, b) => a.number - b.number)
    .map(({ description, code, date }) =>
      compact({
        processType: description?.replace(/\s+/g, ' '),
        processState: code?.length === 5 ? `${code.slice(0, 4)} ${code.slice(4)}` : code,
        stateDate: calendarDate(date),
      }),
    )
}

/** Lists each person once, because the attorney and the domestic representative are often the same person. */
function distinctByName(persons: readonly MarkAddress[]): MarkAddress[] {
  const byName = new Map<string, MarkAddress>()
  for (const person of persons) {
    const name = `${person.name ?? ''}/${person.companyName ?? ''}`.toLowerCase()
    if (!byName.has(name)) byName.set(name, person)
  }
  return [...byName.values()]
}

/**
 * Returns an owner. The office's table of legal entities determines whether the name is a person's (1: individual) or a
 * company's.
 */
export function ownerOf(address: MarkAddress, name: string | undefined, entityCode: string | undefined): MarkAddress {
  const isPerson = Number(entityCode) === 1
  return compact({ ...address, companyName: isPerson ? undefined : name, name: isPerson ? name : undefined })
}

/**
 * Returns the stage of a party: its party type (10 to 69), or else the type that its comment names. Parties with
 * neither count as equal.
 */
export function ownerStage(partyType: string | undefined, comment: string | undefined): number {
  const type = Number(partyType)
  if (Number.isInteger(type) && type >= 10) return type
  const said = comment?.toUpperCase() ?? ''
  const ordinal = Number(/\b(\d+)(?:ST|ND|RD|TH)\b/.exec(said)?.[1] ?? 1)
  if (said.includes('ORIGINAL APPLICANT')) return 10
  if (said.includes('BEFORE PUBLICATION')) return 10 + Math.min(ordinal, 9)
  if (said.includes('OWNER AT PUBLICATION')) return 20
  if (said.includes('AFTER PUBLICATION')) return 20 + Math.min(ordinal, 9)
  if (said.includes('ORIGINAL REGISTRANT')) return 30
  if (said.includes('AFTER REGISTRATION')) return 30 + Math.min(ordinal, 39)
  return 0
}
