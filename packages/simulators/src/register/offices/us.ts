import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addMonths, compactDate, dayOf } from '../calendar.ts'
import type { DeliveredMark, Delivery } from '../delivery.ts'
import { goodsText } from '../goods.ts'
import type { Owner } from '../owners.ts'
import type { SampleMark } from '../sample-mark.ts'
import { group, leaf } from '../xml.ts'
import { ZipWriter } from '../zip.ts'
import { count, isLapsedSixYears, usClassesOf, usEvents, usStatusCode } from './us-codes.ts'
import { headerFlags, usDoctype } from './us-dtd.ts'

/*
 * USPTO daily trademark applications, DTD 2.0: `apcYYMMDD.zip` with one XML of all case files. The feed has no
 * pictures. The sample adds `images/<serial>.png`, as if fetched, for every mark with a drawing code of 2, 3 or 5.
 */

/**
 * The first day whose filings are classified by Nice. Before it, the prime class is an old US class (office-feed
 * reference, 4.1).
 */
const niceSince = dayOf('1973-09-01')
/** The first day on which typed drawings are standard characters. */
const standardCharactersSince = dayOf('2003-11-02')

export async function writeUs({ folder, day, marks, isDelta }: Delivery): Promise<string[]> {
  const images = join(folder, 'images')
  await mkdir(images, { recursive: true })
  const name = `apc${compactDate(day).slice(2)}`
  const zip = new ZipWriter(join(folder, `${name}.zip`), day)
  zip.addStream(`${name}.xml`, texts())
  return [await zip.close()]

  async function* texts(): AsyncGenerator<string> {
    yield `<?xml version="1.0" encoding="utf-8"?>\n${usDoctype}\n<trademark-applications-daily>\n<version><version-no>2.0</version-no><version-date>20041108</version-date></version>\n<creation-datetime>${compactDate(day)}2208</creation-datetime>\n<application-information><file-segments><file-segment>TRMK</file-segment>\n`
    let key: string | undefined
    for await (const delivered of marks) {
      const { mark, picture } = delivered
      if (picture) await writeFile(join(images, `${mark.applicationNumber}.png`), picture)
      const next = isDelta && delivered.change !== 'new' ? 'TX' : 'NA'
      if (next !== key) {
        yield `${key === undefined ? '' : '</action-keys>\n'}<action-keys><action-key>${next}</action-key>\n`
        key = next
      }
      yield caseFile(delivered)
    }
    yield `${key === undefined ? '' : '</action-keys>\n'}</file-segments></application-information>\n</trademark-applications-daily>\n`
  }
}

function caseFile({ mark }: DeliveredMark): string {
  const content =
    leaf('serial-number', mark.applicationNumber) +
    leaf('registration-number', mark.registrationNumber ?? '0000000') +
    leaf('transaction-date', compactDate(mark.asOf)) +
    header(mark) +
    group('case-file-statements', statements(mark)) +
    group('case-file-event-statements', events(mark)) +
    group('classifications', classifications(mark)) +
    correspondent(mark) +
    group('case-file-owners', owners(mark)) +
    group(
      'design-searches',
      (mark.drawing?.designCodes ?? []).map((code) => group('design-search', leaf('code', code))).join(''),
    ) +
    internationalRegistration(mark)
  return `<case-file>${content}</case-file>\n`
}

function drawingCode(mark: SampleMark): string {
  if (mark.drawing) return mark.name === undefined ? '2000' : mark.kind === 'combined' && mark.salt < 0.12 ? '5000' : '3000'
  if (mark.kind === 'sound') return '6000'
  return mark.life.filed < standardCharactersSince ? '1000' : '4000'
}

function header(mark: SampleMark): string {
  const { life } = mark
  const isStandard = drawingCode(mark) === '4000'
  const hasGoods = mark.goods.some((goods) => goods.niceClass <= 34)
  const hasServices = mark.goods.some((goods) => goods.niceClass > 34)
  const isIntent = count(life, 'allowed') > 0
  const true_ = new Set<string>()
  const isIndividual = mark.category === 'Individual'
  if (mark.category === 'Certification') true_.add('certification-mark-in')
  if (isIndividual && hasGoods) true_.add('trademark-in')
  if (isIndividual && hasServices) true_.add('service-mark-in')
  if (mark.category === 'Collective') true_.add(hasGoods ? 'collective-trademark-in' : 'collective-service-mark-in')
  if (life.isOpposed) true_.add('opposition-pending-in')
  if (mark.hasAcquiredDistinctiveness) true_.add('section-2f-in')
  if (isIntent) true_.add('intent-to-use-in')
  else if (!mark.isMadridDesignation) true_.add('filed-as-use-application-in').add('use-application-currently-in')
  if (isIntent && life.registered === undefined) true_.add('intent-to-use-current-in')
  if (mark.isMadridDesignation) true_.add('filing-basis-filed-as-66a-in').add('filing-basis-current-66a-in')
  if (mark.drawing && mark.salt >= 0.5) true_.add('color-drawing-filed-in').add('color-drawing-current-in')
  if (mark.kind === 'shape') true_.add('drawing-3d-filed-in').add('drawing-3d-current-in')
  if (isStandard) true_.add('standard-characters-claimed-in')
  if (life.renewals.length > 0) true_.add('renewal-filed-in')
  if (life.maintained !== undefined)
    true_.add('section-8-filed-in').add('section-8-accepted-in').add('section-15-acknowledged-in')
  const isCancelled = life.ended !== undefined && life.registered !== undefined
  const isAbandoned = life.ended !== undefined && life.registered === undefined
  const renewal =
    life.registered !== undefined && life.renewals.length > 0 ? addMonths(life.registered, 120 * life.renewals.length) : undefined
  return `<case-file-header>${
    leaf('filing-date', compactDate(life.filed)) +
    (life.registered === undefined ? '' : leaf('registration-date', compactDate(life.registered))) +
    leaf('status-code', usStatusCode(mark)) +
    leaf('status-date', compactDate(life.stageDay)) +
    leaf('mark-identification', mark.name) +
    leaf('mark-drawing-code', drawingCode(mark)) +
    (life.published === undefined ? '' : leaf('published-for-opposition-date', compactDate(life.published))) +
    (isAbandoned ? leaf('abandonment-date', compactDate(life.ended ?? life.stageDay)) : '') +
    (isCancelled ? leaf('cancellation-date', compactDate(life.ended ?? life.stageDay)) : '') +
    (mark.representative && mark.owner.countryCode !== 'US'
      ? leaf('domestic-representative-name', mark.representative.attorney)
      : '') +
    leaf('attorney-name', mark.representative?.attorney) +
    headerFlags.map((flag) => leaf(flag, true_.has(flag) ? 'T' : 'F')).join('') +
    (renewal === undefined ? '' : leaf('renewal-date', compactDate(renewal)))
  }</case-file-header>`
}

/**
 * Returns the classes under which the goods statements are filed. These are Nice classes, or for old filings old US
 * classes, provided that they differ from each other.
 */
function primeClasses(mark: SampleMark): string[] {
  const nice = mark.goods.map((goods) => String(goods.niceClass).padStart(3, '0'))
  if (mark.life.filed >= niceSince) return nice
  const old = mark.goods.map((goods) => (usClassesOf[goods.niceClass - 1] ?? '').split(' ').at(-1) ?? '')
  return new Set(old).size === old.length ? old : nice
}

function statements(mark: SampleMark): string {
  const statement = (code: string, text: string): string =>
    group('case-file-statement', leaf('type-code', code) + leaf('text', text))
  const primes = primeClasses(mark)
  let xml = mark.goods.map((goods, index) => statement(`GS${primes[index]}1`, goodsText(goods, 'en'))).join('')
  if (mark.drawing) {
    xml += statement('DM0000', mark.drawing.description)
    xml +=
      mark.salt >= 0.5
        ? statement('CC0000', `The color(s) ${mark.drawing.colours.join(', ')} is/are claimed as a feature of the mark.`)
        : statement('CC0000', 'Color is not claimed as a feature of the mark.')
  }
  // The office adds the parts of a compound word as a pseudo mark, so that it is found by them. A pseudo mark is not a
  // name.
  const parts = /^(\p{L}{4,})[- ]?(GREEN|KIDS|HOME|FIT|CARE|LABS|FOODS)$/iu.exec(mark.name ?? '')
  if (parts) xml += statement('PM0001', `${parts[1]} ${parts[2]}`.toUpperCase())
  if (mark.hasAcquiredDistinctiveness) xml += statement('TF0000', 'as to the mark as a whole')
  return xml
}

function events(mark: SampleMark): string {
  const rows: { code: string; type: string; text: string; day: number }[] = []
  let extensions = 0
  for (const event of mark.life.events) {
    let known = usEvents[event.kind] ?? []
    if (event.kind === 'extended') {
      extensions++
      known = [[`EX${extensions}G`, 'S', `SOU EXTENSION ${extensions} GRANTED`]]
    }
    if (event.kind === 'withdrawn') {
      const isUnused = count(mark.life, 'allowed') > 0
      known = isUnused
        ? [['ABN6', 'S', 'ABANDONMENT - NO USE STATEMENT FILED']]
        : [['ABN2', 'O', 'ABANDONMENT - FAILURE TO RESPOND OR LATE RESPONSE']]
    }
    if (event.kind === 'surrendered') known = [['C7..', 'O', 'CANCELLED SECTION 7-TOTAL']]
    if (event.kind === 'cancelled')
      known = isLapsedSixYears(mark.life)
        ? [['C8..', 'O', 'CANCELLED SEC. 8 (6-YR)']]
        : [['C18.', 'O', 'CANCELLED SECTION 18-TOTAL']]
    for (const [code, type, text] of known) rows.push({ code, type, text, day: event.day })
  }
  return rows
    .map(({ code, type, text, day }, index) =>
      group(
        'case-file-event-statement',
        leaf('code', code) +
          leaf('type', type) +
          leaf('description-text', text) +
          leaf('date', compactDate(day)) +
          leaf('number', index + 1),
      ),
    )
    .reverse()
    .join('')
}

function classifications(mark: SampleMark): string {
  const primes = primeClasses(mark)
  const isInUse = count(mark.life, 'allowed') === 0 || mark.life.registered !== undefined
  const used = isInUse && !mark.isMadridDesignation ? compactDate(mark.life.filed - 30 - Math.floor(mark.salt * 700)) : '0'
  return mark.goods
    .map((goods, index) => {
      const usClasses = (usClassesOf[goods.niceClass - 1] ?? '').split(' ')
      return group(
        'classification',
        leaf('international-code-total-no', 1) +
          leaf('us-code-total-no', usClasses.length) +
          leaf('international-code', String(goods.niceClass).padStart(3, '0')) +
          usClasses.map((code) => leaf('us-code', code)).join('') +
          leaf('status-code', mark.life.ended === undefined ? '6' : '2') +
          leaf('status-date', compactDate(mark.life.ended ?? mark.life.filed)) +
          leaf('first-use-anywhere-date', used) +
          leaf('first-use-in-commerce-date', used) +
          leaf('primary-code', primes[index]),
      )
    })
    .join('')
}

function correspondent({ representative, owner }: SampleMark): string {
  const to = representative ?? owner
  const lines = [
    ...(representative ? [representative.attorney.toUpperCase(), representative.name.toUpperCase()] : [owner.name.toUpperCase()]),
    to.street.toUpperCase(),
    `${to.city.toUpperCase()}${to.state ? `, ${to.state}` : ''} ${to.postalCode}`,
    ...(to.countryCode === 'US' ? [] : [to.countryCode]),
  ]
  return `<correspondent>${lines.map((line, index) => leaf(`address-${index + 1}`, line)).join('')}</correspondent>`
}

const entityCodes: Readonly<Record<string, string>> = {
  'Inc.': '03',
  'Corp.': '03',
  LLC: '16',
  LP: '13',
  GmbH: '16',
  AG: '03',
  KG: '13',
}

/**
 * Returns all stages, newest first: applicant (10), owner at publication (20), registrant (30), later owners (31 and
 * up).
 */
function owners(mark: SampleMark): string {
  const { life } = mark
  const first = mark.formerOwners.at(-1) ?? mark.owner
  const entries: (readonly [stage: number, owner: Owner])[] = [[10, first]]
  if (life.published !== undefined) entries.push([20, first])
  if (life.registered !== undefined) entries.push([30, first])
  const later = mark.formerOwners.length > 0 ? [...mark.formerOwners.slice(0, -1).reverse(), mark.owner] : []
  later.forEach((owner, index) => {
    entries.push([31 + index, owner])
  })
  return entries
    .reverse()
    .map(([stage, owner]) => {
      const place = owner.countryCode === 'US' ? leaf('state', owner.state) : leaf('country', owner.countryCode)
      return group(
        'case-file-owner',
        leaf('entry-number', 1) +
          leaf('party-type', stage) +
          group('nationality', place) +
          leaf('legal-entity-type-code', owner.person ? '01' : (entityCodes[owner.legalForm ?? ''] ?? '99')) +
          leaf('party-name', owner.name) +
          leaf('address-1', owner.street) +
          leaf('city', owner.city) +
          place +
          leaf('postcode', owner.postalCode),
      )
    })
    .join('')
}

function internationalRegistration(mark: SampleMark): string {
  if (!mark.isMadridDesignation) return ''
  const filed = compactDate(mark.life.filed)
  return group(
    'international-registration',
    leaf('international-registration-number', String(800_000 + Math.floor(mark.salt * 1_000_000)).padStart(7, '0')) +
      leaf('international-registration-date', filed) +
      leaf('international-publication-date', compactDate(mark.life.filed + 60)) +
      leaf('international-renewal-date', compactDate(addMonths(mark.life.filed, 120))) +
      leaf('auto-protection-date', compactDate(addMonths(mark.life.filed, 18))) +
      leaf('international-status-code', '001') +
      leaf('international-status-date', filed) +
      leaf('priority-claimed-in', 'F') +
      leaf('first-refusal-in', 'F'),
  )
}
