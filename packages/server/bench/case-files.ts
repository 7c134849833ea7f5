import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

/*
 * Generates US case files in the office's format and with realistic sizes (12 KB on average, with indentation). All
 * words are invented.
 */

/** Returns a small deterministic random number generator (mulberry32). The same seed yields the same file. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

const syllables = [
  'ba',
  'co',
  'dri',
  'el',
  'fa',
  'gor',
  'hi',
  'ix',
  'ju',
  'ka',
  'lum',
  'mo',
  'na',
  'or',
  'pi',
  'qua',
  'ri',
  'so',
  'tu',
  'ul',
  'vex',
  'wy',
  'zen',
]
const goodsWords = [
  'computer',
  'software',
  'apparatus',
  'for',
  'the',
  'control',
  'of',
  'valves',
  'clothing',
  'namely',
  'shirts',
  'hats',
  'retail',
  'services',
  'featuring',
  'downloadable',
  'beverages',
  'medical',
  'instruments',
  'vehicles',
  'and',
  'parts',
  'therefor',
  'consulting',
  'in',
  'field',
  'insurance',
  'cosmetics',
]
const events = [
  'NON-FINAL ACTION E-MAILED',
  'NOTIFICATION OF NON-FINAL ACTION E-MAILED',
  'TEAS RESPONSE TO OFFICE ACTION RECEIVED',
  'CORRESPONDENCE RECEIVED IN LAW OFFICE',
  'TEAS/EMAIL CORRESPONDENCE ENTERED',
  'APPROVED FOR PUB - PRINCIPAL REGISTER',
  'PUBLISHED FOR OPPOSITION',
  'OFFICIAL GAZETTE PUBLICATION CONFIRMATION E-MAILED',
  'REGISTERED-PRINCIPAL REGISTER',
  'ASSIGNED TO EXAMINER',
]
const statuses = ['630', '638', '641', '686', '688', '700', '701', '702', '800', '602', '606', '710']
const flags = [
  'principal-register-amended-in',
  'supplemental-register-amended-in',
  'trademark-in',
  'collective-trademark-in',
  'service-mark-in',
  'collective-service-mark-in',
  'collective-membership-mark-in',
  'certification-mark-in',
  'cancellation-pending-in',
  'published-concurrent-in',
  'concurrent-use-in',
  'concurrent-use-proceeding-in',
  'interference-pending-in',
  'opposition-pending-in',
  'section-12c-in',
  'section-2f-in',
  'section-2f-in-part-in',
  'renewal-filed-in',
  'section-8-filed-in',
  'section-8-partial-accept-in',
  'section-8-accepted-in',
  'section-15-acknowledged-in',
  'section-15-filed-in',
  'supplemental-register-in',
  'foreign-priority-in',
  'change-registration-in',
  'intent-to-use-in',
  'intent-to-use-current-in',
  'filed-as-use-application-in',
  'amended-to-use-application-in',
  'use-application-currently-in',
  'amended-to-itu-application-in',
  'filing-basis-filed-as-44d-in',
  'amended-to-44d-application-in',
  'filing-basis-current-44d-in',
  'filing-basis-filed-as-44e-in',
  'filing-basis-current-44e-in',
  'amended-to-44e-application-in',
  'without-basis-currently-in',
  'filing-current-no-basis-in',
  'color-drawing-filed-in',
  'color-drawing-current-in',
  'drawing-3d-filed-in',
  'drawing-3d-current-in',
  'standard-characters-claimed-in',
  'filing-basis-filed-as-66a-in',
  'filing-basis-current-66a-in',
]
const flagLines = flags.map((flag) => `            <${flag}>${flag === 'trademark-in' ? 'T' : 'F'}</${flag}>\n`).join('')

/**
 * Returns a case file. @param extra characters in addition to an ordinary case file: half in statements of goods, half
 * in events
 */
function caseFile(serial: number, random: (below: number) => number, extra = 0): string {
  const word = () => Array.from({ length: 2 + random(3) }, () => syllables[random(syllables.length)]).join('')
  const two = (n: number) => String(n).padStart(2, '0')
  const day = (from: number) => `${from + random(8)}${two(1 + random(12))}${two(1 + random(28))}`
  const isRegistered = random(10) < 6
  const name = Array.from({ length: 1 + random(3) }, word)
    .join(' ')
    .toUpperCase()
  const drawing = ['4000', '3000', '5000', '2000'][random(10) < 6 ? 0 : random(4)]
  const classes = Array.from(new Set(Array.from({ length: 1 + random(3) }, () => 1 + random(45))))
  const goods = () => Array.from({ length: 30 + random(60) }, () => goodsWords[random(goodsWords.length)]).join(' ')
  const three = (n: number) => String(n).padStart(3, '0')
  const owner = (stage: number) => `            <case-file-owner>
              <entry-number>1</entry-number>
              <party-type>${stage}</party-type>
              <nationality>
                <state>CA</state>
              </nationality>
              <legal-entity-type-code>03</legal-entity-type-code>
              <party-name>${word()} ${word()} Corporation</party-name>
              <address-1>${1 + random(9999)} ${word()} Street</address-1>
              <city>${word()}</city>
              <state>CA</state>
              <postcode>${10_000 + random(80_000)}</postcode>
            </case-file-owner>
`
  // An event takes about 230 characters; in the largest files, a statement takes about 20,000.
  const eventCount = 6 + random(11) + Math.round(extra / 2 / 230)
  const moreGoods = Array.from({ length: Math.ceil(extra / 2 / 20_000) }, (_, i) => {
    const length = Math.min(20_000, extra / 2 - i * 20_000)
    return { number: 1 + (i % 45), text: Array.from({ length: Math.ceil(length / 700) }, goods).join('; ') }
  })
  return `        <case-file>
          <serial-number>${serial}</serial-number>
          <registration-number>${isRegistered ? String(1_000_000 + random(6_000_000)) : '0000000'}</registration-number>
          <transaction-date>20240102</transaction-date>
          <case-file-header>
            <filing-date>${day(2010)}</filing-date>
${isRegistered ? `            <registration-date>${day(2014)}</registration-date>\n` : ''}            <status-code>${statuses[random(statuses.length)]}</status-code>
            <status-date>${day(2015)}</status-date>
            <mark-identification>${name}</mark-identification>
            <mark-drawing-code>${drawing}</mark-drawing-code>
            <published-for-opposition-date>${day(2013)}</published-for-opposition-date>
            <attorney-docket-number>${random(99_999)}.${random(999)}US</attorney-docket-number>
            <attorney-name>${word()} ${word()}</attorney-name>
${flagLines}            <law-office-assigned-location-code>M50</law-office-assigned-location-code>
            <current-location>PUBLICATION AND ISSUE SECTION</current-location>
            <location-date>${day(2015)}</location-date>
            <employee-name>${word()}, ${word()}</employee-name>
          </case-file-header>
          <case-file-statements>
${classes
  .map(
    (number) => `            <case-file-statement>
              <type-code>GS${three(number)}1</type-code>
              <text>${goods()}; ${goods()}</text>
            </case-file-statement>
`,
  )
  .join('')}${moreGoods
  .map(
    ({ number, text }) => `            <case-file-statement>
              <type-code>GS${three(number)}1</type-code>
              <text>${text}</text>
            </case-file-statement>
`,
  )
  .join('')}            <case-file-statement>
              <type-code>PM0001</type-code>
              <text>${name}</text>
            </case-file-statement>
          </case-file-statements>
          <case-file-event-statements>
${Array.from(
  { length: eventCount },
  (_, i) => `            <case-file-event-statement>
              <code>${String.fromCharCode(65 + random(26), 65 + random(26), 65 + random(26))}T</code>
              <type>I</type>
              <description-text>${events[random(events.length)]}</description-text>
              <date>${day(2012)}</date>
              <number>${eventCount - i}</number>
            </case-file-event-statement>
`,
).join('')}          </case-file-event-statements>
          <classifications>
${classes
  .map(
    (number) => `            <classification>
              <international-code-total-no>1</international-code-total-no>
              <us-code-total-no>3</us-code-total-no>
              <international-code>${three(number)}</international-code>
              <us-code>021</us-code>
              <us-code>023</us-code>
              <us-code>026</us-code>
              <status-code>6</status-code>
              <status-date>${day(2012)}</status-date>
              <first-use-anywhere-date>0</first-use-anywhere-date>
              <first-use-in-commerce-date>0</first-use-in-commerce-date>
              <primary-code>${three(number)}</primary-code>
            </classification>
`,
  )
  .join('')}          </classifications>
          <correspondent>
            <address-1>${word()} ${word()}</address-1>
            <address-2>${word()} &amp; ${word()} LLP</address-2>
            <address-3>${random(9999)} ${word()} Avenue</address-3>
            <address-4>${word()}, CA ${10_000 + random(80_000)}</address-4>
          </correspondent>
          <case-file-owners>
${isRegistered ? owner(30) : ''}${owner(20)}${owner(10)}          </case-file-owners>
        </case-file>
`
}

/** Sizes of the largest real case files, in million characters. */
const largeSizes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/**
 * Writes a daily file of `marks` case files in constant memory.
 * @param withLarge spreads eleven records of 1 to 11 million characters among the others
 * @returns the file's size in bytes
 */
export async function writeCaseFiles(path: string, marks: number, withLarge = false): Promise<number> {
  const random = createRandom(1)
  const stream = createWriteStream(path, { highWaterMark: 4 * 2 ** 20 })
  let bytes = 0
  const write = async (text: string) => {
    bytes += text.length
    if (!stream.write(text, 'latin1')) await once(stream, 'drain')
  }
  await write(`<?xml version="1.0" encoding="utf-8"?>
<trademark-applications-daily>
  <version><version-no>2.0</version-no><version-date>20041108</version-date></version>
  <creation-datetime>202401022208</creation-datetime>
  <application-information>
    <file-segments>
      <file-segment>TRMK</file-segment>
      <action-keys>
        <action-key>TX</action-key>
`)
  const step = Math.max(1, Math.floor(marks / largeSizes.length))
  for (let i = 0; i < marks; i++) {
    const size = withLarge && i % step === step - 1 ? largeSizes[Math.floor(i / step)] : undefined
    await write(caseFile(85_000_000 + i, random, (size ?? 0) * 1_000_000))
  }
  await write('      </action-keys>\n    </file-segments>\n  </application-information>\n</trademark-applications-daily>\n')
  stream.end()
  await once(stream, 'close')
  return bytes
}
