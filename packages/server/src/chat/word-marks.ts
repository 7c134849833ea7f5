import type { DateRange, Locale, RegistrationOfficeCode } from '@marklot/contracts'
import type { ChatSegment, ChatSentence } from '@marklot/contracts/chat'
import type { ToolResult } from '@marklot/contracts/chat-results'
import { conflictsBeside, foundIn, riskClassIn } from '@marklot/contracts/guardian-verdict'
import type { Intent } from '@marklot/intents'
import { motifHeading } from './motif-categories.ts'
import type { Speech } from './say.ts'
import { pageSize } from './tool-parts.ts'

/** A tool's result that contains data. */
export type Found<T extends ToolResult['tool']> = Extract<ToolResult, { tool: T }> & {
  data: NonNullable<Extract<ToolResult, { tool: T }>['data']>
}

/** The most marks that an answer lists; the card next to it shows all. */
const mostNamed = 5

/** The longest list of goods of a class that an answer repeats, in characters. */
const longestGoods = 400

/** Returns the first marks of a result as items of a list, each with its state and owner if the result has them. */
export type ListMarks = (
  result: ToolResult,
  key: string,
  marks: readonly { brandId: string; name: string | null; niceClasses: readonly number[] }[],
  hasScores?: boolean,
) => ChatSentence[]

export function listerOfMarks({ say, fact, list, item }: Speech): ListMarks {
  return (result, key, marks, hasScores = false) =>
    marks.slice(0, mostNamed).map(({ brandId, name, niceClasses }, index) => {
      const at = `${key}.${index}`
      const classes = niceClasses.slice(0, 8).map((_, place) => fact(result, `${at}.niceClasses.${place}`, 'class', brandId))
      const number = numberOf(fact, result, at, brandId)
      const percent = hasScores ? fact(result, `${at}.score.total`, 'percentage', brandId) : []
      const owner = fact(result, `${at}.ownerName`, 'person', brandId)
      return item([
        fact(result, name === null ? `${at}.brandId` : `${at}.name`, name === null ? 'number' : 'mark', brandId),
        fact(result, `${at}.registrationOfficeCode`, 'office', brandId),
        number.length === 0 ? [] : say('hit.number', { number }).segments,
        classes.length === 0 ? [] : say('hit.classes', { count: classes.length, classes: list(classes) }).segments,
        fact(result, `${at}.brandState.shortDescription`, 'quote', brandId),
        percent.length === 0 ? [] : say('hit.similar', { percent }).segments,
        owner.length === 0 ? [] : say('hit.owner', { owner }).segments,
      ])
    })
}

/** Returns a mark's number at its office: that of the registration or, without one, of the application. */
const numberOf = (fact: Speech['fact'], result: ToolResult, at: string, brandId: string) =>
  ['numberDisplay', 'registrationNumberDisplay', 'applicationNumberDisplay']
    .map((field) => fact(result, `${at}.${field}`, 'number', brandId))
    .find(({ length }) => length > 0) ?? []

/** Offices of EU member states, in which EU marks apply as well. */
const statesOfUnion: ReadonlySet<RegistrationOfficeCode> = new Set(['de', 'at', 'fr', 'es'])
/** Returns whether a search was limited to offices among which EU marks are missing, although they apply there. */
const searchesStateOnly = (codes: readonly RegistrationOfficeCode[] = []) =>
  codes.some((code) => statesOfUnion.has(code)) && !codes.includes('em')

/** Returns the sentences about results of tools that find marks. */
export function marksIn(speech: Speech, listed: ListMarks, locale: Locale, asks: Intent['asks']) {
  const asked = new Set(asks)
  const { say, fact, list, item } = speech
  const offices = (result: Found<'searchBrands'>, isIn: (state: string) => boolean): readonly (readonly ChatSegment[])[] =>
    result.data.offices.flatMap(({ state }, index) => (isIn(state) ? [fact(result, `data.offices.${index}.code`, 'office')] : []))

  const limitedDays = (result: Found<'searchBrands'>, field: 'filed' | 'registered', period: DateRange | undefined) => {
    if (period === undefined) return []
    const day = (end: 'from' | 'until') => fact(result, `arguments.${field}.${end}`, 'date')
    const ends = period.until === undefined ? 'from' : period.from === undefined ? 'until' : 'both'
    return [say(`search.${field}`, { days: say(`days.${ends}`, { from: day('from'), until: day('until') }).segments })]
  }

  /** Returns the goods of a mark, in the language of the answer if the office delivers it. */
  const goodsIn = (result: Found<'getBrand'>): ChatSentence[] => {
    const { id, goodsAndServices } = result.data
    const { classified, unclassified } = goodsAndServices
    const [group, items] =
      classified.length > 0 ? (['classified', classified] as const) : (['unclassified', unclassified] as const)
    const languages = items.map(({ language }) => language?.toLowerCase() ?? null)
    const language = languages.includes(locale) ? locale : languages[0]
    const own = items.map((item, index) => ({ item, index })).filter(({ index }) => languages[index] === language)
    const short = own.filter(({ item }) => item.description.trim() !== '' && item.description.length <= longestGoods)
    const shown = short.slice(0, mostNamed).map(({ item, index }) => {
      const at = `data.goodsAndServices.${group}.${index}`
      const text = fact(result, `${at}.description`, 'quote', id)
      return item.niceClass === null
        ? say('brand.goodsText', { text })
        : say('brand.goods', { class: fact(result, `${at}.niceClass.key`, 'class', id), text }, 'item')
    })
    return shown.length < own.length || own.length === 0 ? [...shown, say('brand.goodsOnPage', {}, 'paragraph')] : shown
  }

  return {
    searchBrands: (result: Found<'searchBrands'>): ChatSentence[] => {
      const { total, hits, receipt, restriction } = result.data
      const {
        name,
        owner,
        number,
        query,
        goods,
        classes,
        states = [],
        types = [],
        filed,
        registered,
        motif,
        page = 1,
      } = result.arguments
      const { goodsClasses, servicesClasses, viennaCategories } = result.data.query.filters
      const n = fact(result, 'data.total', 'amount')
      const count = { count: total, n }
      // The record also counts marks that the filters hide.
      const identical = receipt?.hiddenByFilters === 0 ? receipt.identical : 0
      const searched = offices(result, (state) => state === 'searched')
      const missing = offices(result, (state) => state === 'notInPlan' || state === 'noData')
      const sign = (field: string) =>
        fact(result, `arguments.${field}`, field === 'number' ? 'number' : field === 'owner' ? 'person' : 'mark')
      const isName = name !== undefined
      const inClasses = [
        ...goodsClasses.map((_, index) => fact(result, `data.query.filters.goodsClasses.${index}`, 'class')),
        ...servicesClasses.map((_, index) => fact(result, `data.query.filters.servicesClasses.${index}`, 'class')),
      ]
      const motifs = viennaCategories.map((category, index) =>
        say('motif.category', {
          n: fact(result, `data.query.filters.viennaCategories.${index}`, 'amount'),
          heading: [{ kind: 'text', text: motifHeading(category, locale) }],
        }),
      )
      const isDated = filed !== undefined || registered !== undefined
      const isSelected = states.length + types.length > 0 || isDated || motifs.length > 0
      const hidden = inClasses.length > 0 || isSelected ? (receipt?.hiddenByFilters ?? 0) : 0
      const first = isName
        ? say(total === 0 ? (hidden > 0 ? 'search.noneSelected' : 'search.none') : 'search.found', {
            ...count,
            sign: sign('name'),
          })
        : owner !== undefined
          ? say(total === 0 ? 'owner.none' : 'owner.found', { ...count, sign: sign('owner') })
          : number !== undefined
            ? say(total === 0 ? 'number.none' : 'number.found', { ...count, sign: sign('number') })
            : say(query === undefined ? 'selection.found' : 'query.found', count)
      return [
        ...(states.length > 0
          ? [say('search.states', { states: list(states.map((state) => say(`state.${state}`).segments)) })]
          : []),
        ...(types.length > 0 ? [say('search.types', { types: list(types.map((type) => say(`type.${type}`).segments)) })] : []),
        ...limitedDays(result, 'filed', filed),
        ...limitedDays(result, 'registered', registered),
        ...(motif === undefined
          ? []
          : [
              say(motifs.length > 0 ? 'search.motif' : 'search.noMotif', {
                motif: fact(result, 'arguments.motif', 'quote'),
                categories: list(motifs.map(({ segments }) => segments)),
              }),
            ]),
        ...(goods !== undefined && classes === undefined
          ? [
              say(inClasses.length > 0 ? 'search.goods' : 'search.noClasses', {
                goods: fact(result, 'arguments.goods', 'quote'),
                count: inClasses.length,
                classes: list(inClasses),
              }),
            ]
          : []),
        first,
        ...(isName && identical > 0
          ? [say('search.identical', { count: identical, n: fact(result, 'data.receipt.identical', 'amount') })]
          : []),
        ...listed(result, 'data.hits', hits, isName),
        ...(hits.length === 0 && total > 0 ? [say('search.noMore', {}, 'paragraph')] : []),
        ...(total > page * pageSize ? [say('search.more', {}, 'paragraph')] : []),
        ...(isName && hidden > 0
          ? [
              say(
                isSelected ? 'search.hiddenSelected' : 'search.hidden',
                { count: hidden, n: fact(result, 'data.receipt.hiddenByFilters', 'amount') },
                'paragraph',
              ),
            ]
          : []),
        ...(searched.length > 0 ? [say('search.offices', { offices: list(searched) }, 'paragraph')] : []),
        ...(missing.length > 0 ? [say('search.missing', { offices: list(missing) })] : []),
        ...(isName && searchesStateOnly(result.arguments.offices) ? [say('search.union')] : []),
        ...(restriction === null ? [] : [say('search.limited')]),
        ...(isName ? [say('search.orientation', {}, 'paragraph')] : []),
      ]
    },
    getBrand: (result: Found<'getBrand'>): ChatSentence[] => {
      const { id, name, niceClasses, ownerAddress, representativeAddress, expiryDate, addressesNeedLogin } = result.data
      const of = (key: string, kind: Parameters<Speech['fact']>[2]) => fact(result, `data.${key}`, kind, id)
      const dated = (key: 'filed' | 'registered' | 'expiry' | 'opposition', field: string) => {
        const date = of(field, 'date')
        return date.length > 0 ? [say(`brand.${key}`, { date })] : []
      }
      const person = (field: 'ownerAddress' | 'representativeAddress', address: typeof ownerAddress) =>
        (['companyName', 'name', 'lastName'] as const)
          .filter((part) => address?.[part] != null)
          .slice(0, 1)
          .flatMap((part) => of(`${field}.${part}`, 'person'))
      const owner = person('ownerAddress', ownerAddress)
      const representative = person('representativeAddress', representativeAddress)
      const classes = niceClasses.slice(0, 15).map((_, index) => of(`niceClasses.${index}.key`, 'class'))
      return [
        say('brand.is', {
          mark: of(name === null ? 'applicationNumberDisplay' : 'name', name === null ? 'number' : 'mark'),
          office: of('registrationOfficeCode', 'office'),
          number: numberOf(fact, result, 'data', id),
        }),
        say('brand.state', { state: of('brandState.description', 'quote') }),
        ...(owner.length > 0 ? [say('brand.owner', { owner })] : []),
        ...(representative.length > 0 ? [say('brand.representative', { representative })] : []),
        ...(representative.length === 0 && asked.has('record') && !addressesNeedLogin ? [say('brand.noRepresentative')] : []),
        ...(classes.length > 0 ? [say('brand.classes', { count: classes.length, classes: list(classes) })] : []),
        ...(asked.has('goods') ? goodsIn(result) : []),
        ...dated('filed', 'applicationDate'),
        ...dated('registered', 'registrationDate'),
        ...dated('opposition', 'oppositionPeriodEndDate'),
        ...dated('expiry', 'expiryDate'),
        ...(expiryDate === null && asked.has('record') ? [say('brand.noExpiry')] : []),
      ]
    },
    relatedBrands: (result: Found<'relatedBrands'>): ChatSentence[] => {
      const { family, owner } = result.data
      return [
        say('related.family', {
          count: family.total,
          n: fact(result, 'data.family.total', 'amount'),
        }),
        ...listed(result, 'data.family.brands', family.brands),
        ...(owner
          ? [
              say(
                'related.owner',
                { count: owner.brands.length === 0 ? 0 : owner.total, n: fact(result, 'data.owner.total', 'amount') },
                'paragraph',
              ),
              ...listed(result, 'data.owner.brands', owner.brands),
            ]
          : []),
      ]
    },
    compareSigns: (result: Found<'compareSigns'>): ChatSentence[] => {
      const part = (key: 'look' | 'sound' | 'meaning') => {
        const percent = fact(result, `data.score.${key}`, 'percentage')
        return percent.length > 0 ? [say(`compare.${key}`, { percent })] : []
      }
      return [
        say('compare.total', {
          a: fact(result, 'data.a', 'mark'),
          b: fact(result, 'data.b', 'mark'),
          percent: fact(result, 'data.score.total', 'percentage'),
        }),
        ...part('look'),
        ...part('sound'),
        ...part('meaning'),
        say('compare.orientation', {}, 'paragraph'),
      ]
    },
    assessSign: (result: Found<'assessSign'>): ChatSentence[] => {
      const { openConflicts, blocks, registrationOfficeCodes, verdict } = result.data
      const riskClass = riskClassIn(verdict)
      const found = foundIn(verdict)
      const conflicts = conflictsBeside(verdict, openConflicts)
      const { goods } = result.data.case
      const { goods: described, classes: named } = result.arguments
      const classes = goods.map((_, index) => fact(result, `data.case.goods.${index}.niceClass`, 'class'))
      const covered = registrationOfficeCodes.map((_, index) => fact(result, `data.registrationOfficeCodes.${index}`, 'office'))
      const grounds = blocks.refusalGrounds?.result?.findings ?? []
      return [
        say('assess.done', { sign: fact(result, 'data.name', 'mark'), offices: list(covered) }),
        ...(described !== undefined && named === undefined && goods.length > 0
          ? [
              say('assess.classes', {
                count: classes.length,
                goods: fact(result, 'arguments.goods', 'quote'),
                classes: list(classes),
              }),
            ]
          : []),
        ...(riskClass === null ? [] : [say(`assess.${riskClass}`)]),
        ...(found === null || found === riskClass ? [] : [say(`assess.${found}`)]),
        ...(goods.length === 0 ? [say('assess.noGoods')] : []),
        ...(conflicts === null
          ? []
          : [say('assess.conflicts', { count: conflicts, n: fact(result, 'data.openConflicts', 'amount') })]),
        ...(blocks.names?.result?.brands ?? [])
          .slice(0, 3)
          .map(({ brand }, index) =>
            item([
              fact(
                result,
                `data.blocks.names.result.brands.${index}.brand.${brand.name === null ? 'brandId' : 'name'}`,
                'mark',
                brand.brandId,
              ),
              fact(result, `data.blocks.names.result.brands.${index}.brand.registrationOfficeCode`, 'office', brand.brandId),
            ]),
          ),
        ...grounds.slice(0, 2).map((_, index) => {
          const at = `data.blocks.refusalGrounds.result.findings.${index}`
          return say(
            'assess.ground',
            { office: fact(result, `${at}.registrationOfficeCode`, 'office'), rule: fact(result, `${at}.rule`, 'rule') },
            index === 0 ? 'paragraph' : 'flow',
          )
        }),
        say('search.orientation', {}, 'paragraph'),
      ]
    },
  }
}
