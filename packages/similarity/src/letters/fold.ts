import anyAscii from 'any-ascii'

/*
 * Folding: the form in which two names are compared. Lower case words of [a-z0-9] with one space between them.
 *
 *   MÜLLER & Söhne®  →  "muller and sohne"      B.K.R.  →  "bkr"      ON-LINE  →  "on line"
 *
 * It runs over every name of the register, so plain ASCII takes a path of its own without any regular expression.
 */

const space = 0x20
const isDigit = (code: number) => code >= 0x30 && code <= 0x39
const isLower = (code: number) => code >= 0x61 && code <= 0x7a

/** Registration and trademark signs. Compatibility folding would turn them into the letters TM and SM. */
const markSigns = /[™®©℠]/g
const notAscii = /[^\p{ASCII}]/u

/** Signs that are read as words. */
const spokenSigns: Record<string, string> = { '&': 'and', '+': 'plus', '@': 'at', $: 's' }

/** Returns true for characters that stay inside a word without separating it: apostrophes of any form. */
const isApostrophe = (code: number) => code === 0x27 || code === 0x60

/** Returns true for one or more words of lower case letters and digits, with one space between them. */
function isFolded(text: string): boolean {
  let previous = space
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (!isLower(code) && !isDigit(code) && (code !== space || previous === space)) return false
    previous = code
  }
  return previous !== space
}

function foldAscii(text: string): string {
  if (isFolded(text)) return text
  let out = ''
  let wordLength = 0
  let gap = false
  const push = (piece: string) => {
    if (gap && out !== '') out += ' '
    gap = false
    out += piece
    wordLength += piece.length
  }
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i)
    if (code >= 0x41 && code <= 0x5a) code += space
    if (isLower(code) || isDigit(code)) {
      if (gap) wordLength = 0
      push(String.fromCharCode(code))
    } else if (isApostrophe(code)) {
      // PERRY'S is one word.
    } else if (code === 0x2e && wordLength === 1 && !gap) {
      // B.K.R. is one word: a dot after a single letter does not separate words.
      wordLength = 0
    } else {
      const spoken = spokenSigns[text[i]]
      if (spoken === 's') {
        push(spoken)
      } else if (spoken !== undefined) {
        gap = true
        push(spoken)
        gap = true
      } else {
        gap = true
      }
      if (gap) wordLength = 0
    }
  }
  return out
}

/** Names without a letter or digit ("!!!") keep their code points, so that a search for the same signs finds them. */
function foldSigns(text: string): string {
  let out = ''
  for (const letter of Array.from(text.normalize('NFC').trim()).slice(0, 20))
    out += `u${(letter.codePointAt(0) as number).toString(16)}`
  return out
}

/**
 * Folds a name for comparison: compatibility forms (NFKC), accents and umlauts to their base letter, ß to ss, ø å æ œ ł
 * and every script that any-ascii knows to Latin letters. Apostrophes are dropped, other punctuation becomes a space,
 * `&` becomes "and". Never throws, not even on lone surrogates. The result is empty only when the text is blank.
 */
export function foldName(text: string): string {
  const plain = notAscii.test(text)
    ? anyAscii(
        text
          .replace(markSigns, '')
          .replace(/[’‘ʼ´]/g, "'")
          .normalize('NFKC'),
      )
    : text
  const folded = foldAscii(plain)
  return folded === '' ? foldSigns(text) : folded
}

/** Returns a folded name without spaces: the form to compare when splitting and joining of words do not matter. */
export const squash = (folded: string): string => folded.replaceAll(' ', '')

const umlauts: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  ø: 'oe',
  Ø: 'OE',
  å: 'aa',
  Å: 'AA',
}
const hasUmlaut = /[äöüÄÖÜøØåÅ]/
const umlautPair = /([aou])e/g

/** Returns the form with ae, oe and ue replaced by the umlaut's base letter: "mueller" → "muller". */
export const reduceUmlautPairs = (folded: string): string => folded.replace(umlautPair, '$1')

/**
 * Returns all foldings that a searched name may represent, the plain one first. German and Nordic spelling write an
 * umlaut in two ways (DIN 5007-1 and -2): MÜLLER is MULLER and MUELLER, and MUELLER may be MÜLLER.
 */
export function foldVariants(text: string): string[] {
  const composed = notAscii.test(text) ? text.normalize('NFC') : text
  const plain = foldName(composed)
  if (hasUmlaut.test(composed)) {
    const expanded = foldName(composed.replace(/[äöüÄÖÜøØåÅ]/g, (letter) => umlauts[letter]))
    return expanded === plain ? [plain] : [plain, expanded]
  }
  const reduced = reduceUmlautPairs(plain)
  return reduced === plain ? [plain] : [plain, reduced]
}

const wordLetters = /[^a-z0-9]/g

/** Returns the folded form of one displayed letter: "" for punctuation, and no spoken form for signs. */
export function foldLetter(letter: string): string {
  if (letter.length === 1 && letter.charCodeAt(0) < 0x80) return letter.toLowerCase().replace(wordLetters, '')
  return anyAscii(letter.replace(markSigns, '').normalize('NFKC')).toLowerCase().replace(wordLetters, '')
}
