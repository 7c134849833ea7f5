import type { Locale } from '@marklot/contracts'
import type { ChatSentence } from '@marklot/contracts/chat'
import type { ToolResult } from '@marklot/contracts/chat-results'
import type { ToolName } from '@marklot/contracts/chat-tools'
import type { Intent } from '@marklot/intents'
import { classesNamedIn } from './named-classes.ts'
import { type Speech, speechIn } from './say.ts'
import { type Found, type ListMarks, listerOfMarks, marksIn } from './word-marks.ts'

/** The most items of a list in an answer. */
const mostItems = 8

/**
 * Describes a result in the fixed sentences of a language, with what the question asks about a mark. Every fact in them
 * comes from the result.
 */
export function wordResult(result: ToolResult, locale: Locale, asks: Intent['asks'] = []): ChatSentence[] {
  const speech = speechIn(locale)
  if (result.state === 'refused') return [{ starts: 'paragraph', segments: [...speech.fact(result, 'refusal.message', 'quote')] }]
  if (result.state === 'needsConfirmation')
    return [speech.say('assess.confirm', { sign: speech.fact(result, 'arguments.name', 'mark') })]
  if (result.data === null) return []
  const listed = listerOfMarks(speech)
  const words = { ...marksIn(speech, listed, locale, asks), ...otherWords(speech, listed) }
  return (words[result.tool] as (found: Found<ToolName>) => ChatSentence[])(result as Found<ToolName>)
}

/** Returns the sentences about results of all other tools. */
function otherWords({ say, fact, item }: Speech, listed: ListMarks) {
  const radars = (result: Found<'myRadars'>): ChatSentence[] => [
    say('radars.count', { count: result.data.radars.length, n: fact(result, 'data.total', 'amount') }),
    ...result.data.radars.slice(0, mostItems).map(({ openRisks }, index) => ({
      ...say('radars.item', {
        radar: fact(result, `data.radars.${index}.name`, 'quote'),
        count: openRisks,
        n: fact(result, `data.radars.${index}.openRisks`, 'amount'),
      }),
      starts: 'item' as const,
    })),
  ]
  return {
    classifyGoods: (result: Found<'classifyGoods'>): ChatSentence[] => {
      const { classes } = result.data
      if (classes.length === 0) return [say('classes.none')]
      if (classesNamedIn(result.arguments.text) !== null)
        return classes.slice(0, mostItems).map((_, index) =>
          say(
            'classes.covers',
            {
              class: fact(result, `data.classes.${index}.niceClass.key`, 'class'),
              text: fact(result, `data.classes.${index}.niceClass.description`, 'quote'),
            },
            'paragraph',
          ),
        )
      return classes.slice(0, 3).map((_, index) =>
        say(index === 0 ? 'classes.first' : 'classes.also', {
          class: fact(result, `data.classes.${index}.niceClass.key`, 'class'),
          text: fact(result, `data.classes.${index}.niceClass.shortDescription`, 'quote'),
        }),
      )
    },
    checkDomain: (result: Found<'checkDomain'>): ChatSentence[] =>
      result.data.domains.slice(0, 20).map(({ availability }, index) => ({
        ...say(`domain.${availability}`, { domain: fact(result, `data.domains.${index}.unicodeName`, 'domain') }),
        starts: 'item' as const,
      })),
    deadlines: (result: Found<'deadlines'>): ChatSentence[] => {
      const { brand, ofBrand, ofAccount, upcoming } = result.data
      const line = (
        key: string,
        markKey: string,
        brandId: string,
        { kind, daysLeft, isComputed, source }: (typeof ofBrand)[number],
      ) => {
        const text = say(`deadline.${kind}`, {
          mark: fact(result, markKey, 'mark', brandId),
          date: fact(result, `${key}.date`, 'date', brandId),
        })
        const rule = isComputed && source !== null ? fact(result, `${key}.source`, 'rule') : []
        const whole =
          rule.length > 0
            ? say('deadline.rule', { text: text.segments, rule })
            : say('deadline.register', { text: text.segments })
        return [{ ...whole, starts: 'item' as const }, ...(daysLeft < 0 ? [say('deadline.past')] : [])]
      }
      const markOf = (key: string, { name }: { name: string | null }) => `${key}.${name === null ? 'numberDisplay' : 'name'}`
      if (brand !== null)
        return ofBrand.length === 0
          ? [say('deadlines.none', { mark: fact(result, markOf('data.brand', brand), 'mark', brand.brandId) })]
          : ofBrand.flatMap((one, index) => line(`data.ofBrand.${index}`, markOf('data.brand', brand), brand.brandId, one))
      return [
        say('deadlines.count', { count: upcoming, n: fact(result, 'data.upcoming', 'amount') }),
        ...ofAccount
          .slice(0, Math.min(upcoming, mostItems))
          .flatMap((one, index) =>
            line(`data.ofAccount.${index}`, markOf(`data.ofAccount.${index}.brand`, one.brand), one.brand.brandId, one),
          ),
      ]
    },
    myBoards: (result: Found<'myBoards'>): ChatSentence[] => {
      const { boards, bookmarks } = result.data
      const board = (count: number, index: number) => ({
        ...say('boards.item', {
          board: fact(result, `data.boards.${index}.name`, 'quote'),
          count,
          n: fact(result, `data.boards.${index}.count`, 'amount'),
        }),
        starts: 'item' as const,
      })
      const n = boards.length
      return [
        ...(bookmarks === null ? [say('boards.count', { count: n, n: fact(result, 'data.total', 'amount') })] : []),
        ...boards.slice(0, mostItems).map(({ count }, index) => board(count, index)),
        ...(bookmarks ?? []).slice(0, mostItems).map(({ brandId }, index) => {
          const at = `data.bookmarks.${index}.brand`
          return item([
            fact(result, `${at}.name`, 'mark', brandId),
            say('hit.number', { number: fact(result, `${at}.numberDisplay`, 'number', brandId) }).segments,
          ])
        }),
      ]
    },
    myRadars: (result: Found<'myRadars'>): ChatSentence[] => {
      const { execution } = result.data
      if (execution === null) return radars(result)
      return [
        say('run.found', {
          radar: fact(result, 'data.radars.0.name', 'quote'),
          count: execution.execution.total,
          n: fact(result, 'data.execution.execution.total', 'amount'),
          fresh: fact(result, 'data.execution.execution.newBrands', 'amount'),
        }),
        ...listed(result, 'data.execution.brands', execution.brands, execution.search.text !== ''),
      ]
    },
    statistics: (result: Found<'statistics'>): ChatSentence[] => {
      const { office, asOf, window, stateCategories, niceClasses } = result.data
      const at = (key: string, kind: Parameters<Speech['fact']>[2]) => fact(result, `data.${key}`, kind)
      const dead = stateCategories.findIndex(({ key }) => key === 'dead')
      return [
        office === null
          ? say('statistics.all', { n: at('total', 'amount') })
          : say('statistics.office', { office: at('office', 'office'), n: at('total', 'amount') }),
        ...(window
          ? [
              say('statistics.new', {
                from: at('window.from', 'date'),
                until: at('window.until', 'date'),
                n: at('newFilings', 'amount'),
              }),
            ]
          : []),
        ...(dead >= 0 ? [say('statistics.dead', { percent: at(`stateCategories.${dead}.percent`, 'percentage') })] : []),
        ...niceClasses.slice(0, mostItems).flatMap(({ newFilings }, index) => [
          {
            ...say('statistics.class', {
              class: at(`niceClasses.${index}.niceClass`, 'class'),
              n: at(`niceClasses.${index}.count`, 'amount'),
              percent: at(`niceClasses.${index}.percent`, 'percentage'),
            }),
            starts: 'item' as const,
          },
          ...(newFilings === null ? [] : [say('statistics.classNew', { n: at(`niceClasses.${index}.newFilings`, 'amount') })]),
        ]),
        ...(asOf === null ? [] : [say('statistics.asOf', { date: at('asOf', 'date') }, 'paragraph')]),
      ]
    },
    help: (result: Found<'help'>): ChatSentence[] =>
      result.data.entries.map((_, index) => ({
        starts: 'paragraph',
        segments: [...fact(result, `data.entries.${index}.text`, 'quote')],
      })),
  }
}
