import type { Locale } from '@marklot/contracts'
import type { Pronunciation } from '@marklot/contracts/guardian'
import { audiences, prepareName } from '@marklot/similarity'

/** Scripts that write no vowels, so that rules cannot tell how a name is spoken. */
const withoutVowels = /\p{Script=Arabic}|\p{Script=Hebrew}/u
/** A digit that stayed in a reading. The rules do not know the words for numbers. */
const digit = /\p{Nd}/u
/** The most names that are shown for one pronunciation. */
const mostNames = 3

/** Letters with their own sound in a language, as its speakers also write them. The rules read plain letters only. */
const writtenOut: Partial<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/ä/gi, 'ae'],
    [/ö/gi, 'oe'],
    [/ü/gi, 'ue'],
  ],
  fr: [[/ç/gi, 'ss']],
}

const readingsOf = (name: string): readonly string[] => {
  const composed = name.normalize('NFC')
  const plain = prepareName(name).variants[0]?.spoken
  return audiences.map((language, place) => {
    const written = (writtenOut[language] ?? []).reduce((text, [letter, other]) => text.replace(letter, other), composed)
    return (written === composed ? plain : prepareName(written).variants[0]?.spoken)?.text(place) ?? ''
  })
}

/**
 * Returns how five audiences pronounce a name; nothing for names that the rules cannot read.
 * @param found names of marks; for each audience, those count that it alone pronounces like the name
 */
export function pronunciationsOf(name: string, found: readonly string[] = []): Pronunciation[] {
  if (withoutVowels.test(name)) return []
  const own = readingsOf(name)
  if (own.every((text) => text === '') || own.some((text) => digit.test(text))) return []
  const others = [...new Set(found)].map((one) => ({ name: one, readings: readingsOf(one) }))
  const isSame = (readings: readonly string[], place: number) => readings[place] === own[place]
  return audiences.map((language, place) => ({
    language,
    text: own[place] ?? '',
    leadsTo: others
      .filter(({ readings }) => isSame(readings, place) && !audiences.every((_, other) => isSame(readings, other)))
      .slice(0, mostNames)
      .map((one) => one.name),
  }))
}
