import { type QueryClause, type QueryErrorCode, queryLimits, type TextValue } from './query-clauses.ts'
import { parseDates } from './query-dates.ts'
import { officeOf, type QueryField, queryFieldOf, stateOf, statusOf, typeOf } from './query-fields.ts'

/** Thrown only inside the reader; `parseQuery` turns it into a result. */
export class QueryFault extends Error {
  readonly code: QueryErrorCode
  readonly position: number
  readonly length: number
  constructor(code: QueryErrorCode, position: number, length: number) {
    super(code)
    this.code = code
    this.position = position
    this.length = length
  }
}

/** Opening quotes with their closing ones, as typed in the five languages and by word processors. */
const closing: Record<string, string> = { '"': '"', '„': '“”"', '“': '”“"', '”': '”"', '‟': '”"', '«': '»', '»': '«' }
const isSpace = (letter: string | undefined) => letter !== undefined && /\s/u.test(letter)
const isBracket = (letter: string | undefined) => letter !== undefined && '()[]{}'.includes(letter)

/** A value with its position in the text. */
interface Token extends TextValue {
  position: number
  length: number
}

/**
 * Words between clauses. Capitals tell those of other languages from words of a name; short ones that are also names or
 * initials ("ET", "O") are left out.
 */
const notWords = /(?:[Nn][Oo][Tt]|NICHT|NON|SAUF)(?=\s|$)/y
const andWords = /(?:AND|UND)(?=\s|$)/y
const orWords = /(?:OR|ODER|OU)(?=\s|$)/y
const joiningWords = new RegExp(`${notWords.source}|${andWords.source}|${orWords.source}`, 'y')

/** Parses a text from left to right in linear time. */
export class QueryReader {
  private readonly text: string
  private at = 0
  private short = 0

  constructor(text: string) {
    this.text = text
  }

  /** @throws {QueryFault} at the first position that cannot be read */
  readAll(): QueryClause[] {
    const { characters, clauses: mostClauses } = queryLimits
    if (this.text.length > characters) throw new QueryFault('tooLong', characters, this.text.length - characters)
    const clauses: QueryClause[] = []
    for (;;) {
      this.skipSpaces()
      if (this.takeWord(andWords)) continue
      if (this.at >= this.text.length) return clauses
      const start = this.at
      clauses.push(this.readClause())
      if (clauses.length > mostClauses) throw new QueryFault('tooManyClauses', start, this.at - start)
    }
  }

  private readClause(): QueryClause {
    const start = this.at
    const isNegated = this.takeWord(notWords)
    if (isNegated) {
      const length = this.at - start
      this.skipSpaces()
      if (this.at >= this.text.length || this.match(joiningWords)) throw new QueryFault('missingClause', start, length)
    }
    const or = this.match(orWords)
    if (or) throw new QueryFault('or', this.at, or[0].length)
    if (isBracket(this.text[this.at])) throw new QueryFault('brackets', this.at, 1)
    const { field, end } = this.readField()
    const values = [this.readValue(end)]
    for (let comma = this.takeComma(); comma !== null; comma = this.takeComma()) {
      const next = this.readValue(comma)
      values.push(next)
      // Lists of classes and states have no limit of their own.
      if (values.length > queryLimits.values && field !== 'class' && field !== 'vienna' && field !== 'status')
        throw new QueryFault('tooManyValues', next.position, next.length)
    }
    return this.clauseOf(field, isNegated, values)
  }

  /**
   * Reads the field before a colon, or `name` if there is none. `end` is the position of the error when no value
   * follows.
   */
  private readField(): { field: QueryField; end: { position: number; length: number } } {
    const position = this.at
    const minus = this.match(/-([\p{L}\p{M}][\p{L}\p{M}_-]*):/uy)
    if (minus && queryFieldOf(minus[1] ?? '') !== undefined) throw new QueryFault('minus', position, minus[0].length)
    const match = this.match(/([\p{L}\p{M}][\p{L}\p{M}_-]*):/uy)
    if (!match) return { field: 'name', end: { position, length: 1 } }
    const [whole, word = ''] = match
    const field = queryFieldOf(word)
    if (!field) throw new QueryFault('unknownField', position, word.length)
    this.at += whole.length
    return { field, end: { position, length: whole.length } }
  }

  private readValue(before: { position: number; length: number }): Token {
    this.skipSpaces()
    const position = this.at
    const letter = this.text[position]
    const quotes = letter === undefined ? undefined : closing[letter]
    if (quotes !== undefined) return this.readPhrase(quotes)
    if (isBracket(letter)) throw new QueryFault('brackets', position, 1)
    while (this.at < this.text.length && !this.endsWord(this.text[this.at] as string)) this.at++
    const text = this.text.slice(position, this.at)
    const field = /^([\p{L}\p{M}_-]+):/u.exec(text)?.[1]
    if (text === '' || (field !== undefined && queryFieldOf(field) !== undefined))
      throw new QueryFault('missingValue', before.position, before.length)
    if (isBracket(this.text[this.at])) throw new QueryFault('brackets', this.at, 1)
    return this.checked({ text, isPhrase: false, position, length: text.length })
  }

  private readPhrase(quotes: string): Token {
    const position = this.at++
    let text = ''
    for (; this.at < this.text.length; this.at++) {
      let letter = this.text[this.at] as string
      if (quotes.includes(letter)) break
      const next = this.text[this.at + 1]
      if (letter === '\\' && (next === '"' || next === '\\')) {
        letter = next
        this.at++
      }
      text += letter
    }
    if (this.at >= this.text.length) throw new QueryFault('unclosedQuote', position, this.text.length - position)
    this.at++
    if (text.trim() === '') throw new QueryFault('emptyPhrase', position, this.at - position)
    return this.checked({ text, isPhrase: true, position, length: this.at - position })
  }

  private checked(token: Token): Token {
    if (token.text.length > queryLimits.valueLength) throw new QueryFault('valueTooLong', token.position, token.length)
    return token
  }

  private clauseOf(field: QueryField, isNegated: boolean, tokens: Token[]): QueryClause {
    const distinct = <V>(read: (token: Token) => V | undefined, code: QueryErrorCode): V[] => {
      const values = tokens.map((token) => {
        const value = read(token)
        if (value === undefined) throw new QueryFault(code, token.position, token.length)
        return value
      })
      return [...new Set(values)]
    }
    switch (field) {
      case 'office':
        return { field, isNegated, values: distinct(({ text }) => officeOf(text), 'unknownOffice') }
      case 'state':
        return { field, isNegated, values: distinct(({ text }) => stateOf(text), 'unknownState') }
      case 'type':
        return { field, isNegated, values: distinct(({ text }) => typeOf(text), 'unknownType') }
      case 'class':
        return { field, isNegated, values: distinct(({ text }) => numberOf(text, 45), 'badClass') }
      case 'vienna':
        return { field, isNegated, values: distinct(({ text }) => numberOf(text, 29), 'badVienna') }
      case 'status':
        return { field, isNegated, values: distinct(({ text }) => statusOf(text), 'badStatus') }
      case 'filed':
      case 'registered':
      case 'opposition':
      case 'priority': {
        const values = tokens.map(({ text, position, length }) => {
          const range = parseDates(text.trim())
          if (typeof range === 'string') throw new QueryFault(range, position, length)
          return range
        })
        return { field, isNegated, values }
      }
      default:
        for (const token of tokens) this.checkWords(field, token)
        return { field, isNegated, values: tokens.map(({ text, isPhrase }) => ({ text, isPhrase })) }
    }
  }

  private checkWords(field: QueryField, { text, isPhrase, position, length }: Token): void {
    if (field === 'number' && !/\d/.test(text)) throw new QueryFault('badNumber', position, length)
    if (!isPhrase && (field === 'number' || field === 'similar') && /[*?]/.test(text))
      throw new QueryFault('wildcardNotHere', position + text.search(/[*?]/), 1)
    if (field !== 'name') return
    const letters = text.replace(isPhrase ? /[^\p{L}\p{N}]/gu : /[^\p{L}\p{N}*?]/gu, '')
    if (letters.split(/[*?]/).every((run) => run.length < 3) && ++this.short > queryLimits.short)
      throw new QueryFault('tooManyShort', position, length)
  }

  private endsWord(letter: string): boolean {
    return letter === ',' || isSpace(letter) || isBracket(letter) || closing[letter] !== undefined
  }

  private skipSpaces(): void {
    while (isSpace(this.text[this.at])) this.at++
  }

  /** Reads the comma that continues a clause, after optional blanks. Null when the clause ends here. */
  private takeComma(): { position: number; length: number } | null {
    const before = this.at
    this.skipSpaces()
    if (this.text[this.at] === ',') return { position: this.at++, length: 1 }
    this.at = before
    return null
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    return pattern.exec(this.text)
  }

  private takeWord(pattern: RegExp): boolean {
    const match = this.match(pattern)
    if (match) this.at += match[0].length
    return match !== null
  }
}

/** Returns a number from 1 to `last`. */
function numberOf(text: string, last: number): number | undefined {
  const number = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= last ? number : undefined
}
