import * as z from 'zod/mini'
import { deadlineKinds } from './boards.ts'
import { BrandId, BrandStateCategory, BrandType } from './brand.ts'
import { RegistrationOfficeCode } from './office.ts'
import { DateRange, maximumNameLength, maximumQueryLength } from './search.ts'

/* The tools of Brandy: read-only questions to the register and the account. The MCP server offers the same ones. */

/** The longest text whose goods are classified, and the longest topic of help. */
export const longestToolText = 1_000

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(maximumNameLength))
const offices = z.optional(z.array(RegistrationOfficeCode).check(z.minLength(1), z.maxLength(7)))
/** Nice classes. */
const classes = z.optional(z.array(z.int().check(z.minimum(1), z.maximum(45))).check(z.minLength(1), z.maxLength(45)))
/** The goods and services for which a name is meant, in free words. Unnamed classes are found for them. */
const goods = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(longestToolText)))
/** Days from and until which a search is limited, both included. One of them may be missing. */
const period = z.optional(
  DateRange.check(z.refine(({ from, until }) => from !== undefined || until !== undefined, { error: 'Give from or until.' })),
)
const brand = z.object({ id: BrandId })
const named = z.object({ name: z.optional(name) })

/** The criteria of a search. A search made on a page by a logo or filters alone has none of the first four. */
export const SearchedBy = z.object({
  name: z.optional(name),
  owner: z.optional(name),
  number: z.optional(name),
  /** A text of the query language. */
  query: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maximumQueryLength))),
  offices,
  goods,
  classes,
  /** Only marks in these states: `new` is applied for, `alive` is registered and in force, `dead` has ended. */
  states: z.optional(z.array(BrandStateCategory).check(z.minLength(1), z.maxLength(3))),
  /** Only marks of these types. A combined mark has words and a picture. */
  types: z.optional(z.array(BrandType).check(z.minLength(1), z.maxLength(3))),
  /** Only marks filed in this period. */
  filed: period,
  /** Only marks registered in this period. */
  registered: period,
  /** What the pictures of the marks show, such as "lion", or a main category of the Vienna Classification. */
  motif: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maximumNameLength))),
  /** From 1; a page has ten marks. */
  page: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
})

/** The arguments of each tool. None has defaults, so a call reads the same before and after parsing. */
export const toolArguments = {
  searchBrands: SearchedBy.check(
    z.refine((search) => searchedBy(search).length <= 1 && (searchedBy(search).length === 1 || isLimited(search)), {
      error: 'Give exactly one of name, owner, number and query, or only classes, states, types, a period or a motif.',
      path: ['name'],
    }),
  ),
  getBrand: brand,
  relatedBrands: brand,
  compareSigns: z.object({ a: name, b: name, classes }),
  classifyGoods: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestToolText)) }),
  /** A brand or a label without its top-level domain. Without `tlds`, the usual ones are checked. */
  checkDomain: z.object({
    name,
    tlds: z.optional(z.array(z.string().check(z.trim(), z.minLength(2), z.maxLength(63))).check(z.maxLength(20))),
  }),
  /** An evaluation by Brand-Guardian. It counts like one of the page. */
  assessSign: z.object({
    name,
    goods,
    classes,
    offices,
  }),
  /** Deadlines of one mark, of one kind, or all of the account. */
  deadlines: z.object({ id: z.optional(BrandId), kind: z.optional(z.enum(deadlineKinds)) }),
  myBoards: named,
  myRadars: named,
  /** Statistics of one office; without an office, of all offices together. */
  statistics: z.object({ office: z.optional(RegistrationOfficeCode), classes }),
  /** Asks what the product can do, in free words. */
  help: z.object({ topic: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(longestToolText))) }),
} as const
export type ToolName = keyof typeof toolArguments
export const toolNames = Object.keys(toolArguments) as readonly ToolName[]
export type ToolArguments = { [T in ToolName]: z.infer<(typeof toolArguments)[T]> }

function searchedBy(search: Readonly<Record<string, unknown>>): string[] {
  return ['name', 'owner', 'number', 'query'].filter((field) => search[field] !== undefined)
}

/** Whether a search can be made by its limits alone. */
const isLimited = ({ classes, states, types, filed, registered, motif }: z.infer<typeof SearchedBy>) =>
  [classes, states, types, filed, registered, motif].some((limit) => limit !== undefined)

const call = <T extends ToolName>(tool: T) => z.object({ tool: z.literal(tool), arguments: toolArguments[tool] })
/** One question to one tool. */
export const ToolCall = z.discriminatedUnion('tool', [
  call('searchBrands'),
  call('getBrand'),
  call('relatedBrands'),
  call('compareSigns'),
  call('classifyGoods'),
  call('checkDomain'),
  call('assessSign'),
  call('deadlines'),
  call('myBoards'),
  call('myRadars'),
  call('statistics'),
  call('help'),
])
export type ToolCall = { [T in ToolName]: { tool: T; arguments: ToolArguments[T] } }[ToolName]
