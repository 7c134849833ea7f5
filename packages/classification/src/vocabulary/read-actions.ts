import type { Language } from '@marklot/nice'
import { fold } from '../text/fold.ts'
import { languages } from '../text/language-shares.ts'
import { stem } from '../text/stem.ts'
import { actions } from './actions.ts'

/** Marks where the thing stands in a verb of several words: "räumen ~ aus". */
const place = '~'
/** Begins a line of verbs that are done to any goods. */
const anyGoods = '*'

/** A verb with the things to which it is done, in one language. */
export interface Action {
  readonly niceClass: number
  readonly language: Language
  /** With `place` if it has several words around the thing. */
  readonly verb: string
  readonly things: readonly string[]
  /** Whether it is done to goods of any class. */
  readonly isOfAnyGoods: boolean
}

const listed = (text: string) => text.split(',').map((part) => part.trim())

/**
 * Returns all actions.
 * @throws Error when a line does not have five cells with verbs and things, which is a bug in the program's data
 */
export function readActions(): Action[] {
  return Object.entries(actions).flatMap(([niceClass, table]) =>
    table
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => {
        const isOfAnyGoods = line.trim().startsWith(anyGoods)
        const cells = line.replace(anyGoods, '').split('|')
        return languages.flatMap((language, at) => {
          const [verbs, things] = cells[at]?.split('>') ?? []
          if (!verbs || !things || cells.length !== languages.length)
            throw new Error(`Expected five cells with verbs > things in: ${line.trim()}`)
          return listed(verbs).map((verb) => ({
            niceClass: Number(niceClass),
            language,
            verb,
            things: listed(things),
            isOfAnyGoods,
          }))
        })
      }),
  )
}

/** Returns what somebody says who does it to a thing: "räumen Keller aus". */
export const withThing = (verb: string, thing: string): string =>
  verb.includes(place) ? verb.replace(place, thing) : `${verb} ${thing}`

let verbs: ReadonlySet<string> | undefined

/** Returns the stems of the verbs that consist of one word. */
export function actionVerbs(): ReadonlySet<string> {
  verbs ??= new Set(
    readActions()
      .filter(({ verb }) => !/\s/.test(verb))
      .map(({ verb }) => stem(fold(verb))),
  )
  return verbs
}
