import * as z from 'zod/mini'
import { CalendarDate } from './calendar-date.ts'

const text = z.nullable(z.string())
const date = z.nullable(CalendarDate)

/** Why a computed period ends on its last day. */
export const DeadlineRule = z.enum(['nominal', 'closed', 'probablyClosed', 'extended', 'approximate'])
export type DeadlineRule = z.infer<typeof DeadlineRule>

/** An opposition period that the office does not deliver. */
export const ComputedOpposition = z.object({
  /** The last day if the office were open every day. Acting by this day is always safe. */
  nominalEndDate: CalendarDate,
  rule: DeadlineRule,
  /** The last day for an opponent who used every extension; null where the period cannot be extended. */
  latestEndDate: date,
  /** The legal basis, and what moved the last day. */
  source: z.string(),
})

/** The window in which the mark can be renewed. */
export const Renewal = z.object({
  opensDate: CalendarDate,
  /** The last day without a surcharge, moved past days on which the office is closed. */
  dueDate: CalendarDate,
  /** The last day with a surcharge. */
  lateDate: CalendarDate,
  source: z.string(),
})

/** Rights, proceedings and declarations of a mark. A missing field means that the office does not deliver it. */
export const BrandRights = z.object({
  computedOpposition: z.optional(ComputedOpposition),
  renewal: z.optional(Renewal),
  /** The day on which the current state began. */
  statusDate: z.optional(CalendarDate),
  /** The earlier of the application date and a valid priority claim; missing if there is no earlier claim. */
  priorityDate: z.optional(CalendarDate),
  priorities: z.optional(z.array(z.object({ country: text, number: text, date, isPartial: z.boolean(), state: text }))),
  seniorities: z.optional(
    z.array(
      z.object({
        country: text,
        applicationNumber: text,
        registrationNumber: text,
        applicationDate: date,
        registrationDate: date,
        state: text,
      }),
    ),
  ),
  proceedings: z.optional(
    z.array(
      z.object({
        kind: z.enum(['opposition', 'cancellation', 'appeal']),
        number: text,
        date,
        state: text,
        ground: text,
        /** The opponent or applicant. Null for visitors, and where the office delivers only a key. */
        party: text,
        earlierMarks: z.array(z.object({ country: text, number: text, name: text })),
      }),
    ),
  ),
  internationalRegistration: z.optional(
    z.object({ number: text, registrationDate: date, publicationDate: date, renewalDate: date, endDate: date }),
  ),
  disclaimer: z.optional(z.string()),
  /** The US register. */
  register: z.optional(z.enum(['principal', 'supplemental'])),
  translation: z.optional(z.string()),
  transliteration: z.optional(z.string()),
  /** Dates as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, because the office accepts partial dates. */
  firstUses: z.optional(z.array(z.object({ niceClass: z.nullable(z.int()), anywhere: text, inCommerce: text }))),
  declarations: z.optional(
    z.array(
      z.object({
        /** Section of the Lanham Act. */
        section: z.enum(['8', '71', '15']),
        state: z.enum(['filed', 'partiallyAccepted', 'accepted', 'acknowledged']),
      }),
    ),
  ),
  /** Sections of the Lanham Act, e.g. `1(a)`. */
  filingBases: z.optional(z.array(z.string())),
  /** Missing for visitors. */
  earlierOwners: z.optional(
    z.array(
      z.object({
        name: z.string(),
        stage: z.enum(['applicant', 'publication', 'registrant', 'later']),
        /** A change of name, as the office words it. */
        change: text,
      }),
    ),
  ),
  isStandardCharacters: z.optional(z.boolean()),
  isSeries: z.optional(z.boolean()),
  /** Delivered fields that this entry lacks or holds only in part. The register's record says more than the entry. */
  omissions: z.optional(
    z.array(
      z.object({
        part: z.enum(['date', 'viennaCode', 'indicator', 'ownerNames']),
        /** The office's name of the field. */
        field: text,
        /** The value as delivered. */
        text,
      }),
    ),
  ),
})
export type BrandRights = z.infer<typeof BrandRights>
