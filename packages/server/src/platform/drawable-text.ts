/** The scripts that registers contain and the font of files lacks, by their ISO 15924 codes. */
const scripts: readonly (readonly [code: string, letters: RegExp])[] = [
  ['Jpan', /(?=.*\p{Script=Han})(?=.*[\p{Script=Hiragana}\p{Script=Katakana}])/su],
  ['Jpan', /(?=.*\p{Script=Hiragana})(?=.*\p{Script=Katakana})/su],
  ['Hira', /\p{Script=Hiragana}/u],
  ['Kana', /\p{Script=Katakana}/u],
  ['Kore', /\p{Script=Hangul}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Ethi', /\p{Script=Ethiopic}/u],
  ['Khmr', /\p{Script=Khmer}/u],
]
const letter = /[\p{L}\p{M}]/u

/**
 * Replaces what a font lacks, because an archived file must not contain missing signs. Words in a script without glyphs
 * become its name in brackets, in the language of the file: `[Japanese] Tea`. Other signs become question marks.
 */
export function drawableText(text: string, hasSign: (sign: string) => boolean, language: string): string {
  let drawn = ''
  /** The letters since the last sign that can be drawn, and the spaces after them. */
  let [letters, spaces] = ['', '']
  const endLetters = () => {
    if (letters !== '') drawn += `[${nameOfScript(letters, language)}]`
    drawn += spaces
    letters = ''
    spaces = ''
  }
  for (const sign of text.normalize('NFC')) {
    const isSpace = sign !== '\n' && /\s/u.test(sign)
    if (isSpace && letters !== '') spaces += ' '
    else if (!isSpace && sign !== '\n' && !hasSign(sign) && letter.test(sign)) {
      letters += sign
      spaces = ''
    } else {
      endLetters()
      drawn += sign === '\n' || hasSign(sign) ? sign : isSpace ? ' ' : '?'
    }
  }
  endLetters()
  return drawn
}

function nameOfScript(letters: string, language: string): string {
  const code = scripts.find(([, pattern]) => pattern.test(letters))?.[0]
  return (code && new Intl.DisplayNames(language, { type: 'script' }).of(code)) ?? '…'
}
