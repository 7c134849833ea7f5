import type { Comparison, Locale, LogoSimilarity } from '@marklot/contracts'
import { notations } from '@marklot/contracts/locale'
import type { OppositionDeadline, ResultBrand } from '@marklot/contracts/radar'
import { formatPhrase, labelled, type Translate } from '@marklot/phrases'
import { logoChanges } from '@marklot/phrases/logo-changes'
import { logos as logoPhrases } from '@marklot/phrases/logos'
import { radarMail as phrases } from '@marklot/phrases/radar-mail'
import { search as searchPhrases } from '@marklot/phrases/search'
import { escapeMarkup } from '../platform/escape-markup.ts'
import { face, headFace, type MailSection } from '../platform/mail-layout.ts'
import type { MailAttachment } from '../platform/mailer.ts'
import { shownWidth } from './mail-picture.ts'

/** A link in the section about a brand. */
export interface BrandLink {
  label: string
  url: string
}

/**
 * Returns the section about a found mark in a mail: name, number, comparison line, picture line, deadline and links.
 * @param picture the picture line, which is attached to the mail
 */
export function brandSection(
  brand: ResultBrand,
  links: readonly BrandLink[],
  locale: Locale,
  picture: MailAttachment | null = null,
): MailSection {
  const title = brand.name ?? phrases.noName[locale]
  const office = brand.registrationOfficeCode.toUpperCase()
  const owner = brand.ownerNames ?? brand.ownerName
  const number = brand.registrationNumberDisplay ?? brand.applicationNumberDisplay
  const facts = [`${office} ${number} · ${brand.brandState.description}`, owner].filter((part) => part !== null)
  const scores = [brand.score?.total, brand.similarity?.logo?.score].filter((score) => score !== undefined)
  const likeness =
    scores.length === 0 ? null : formatPhrase(phrases.likeness[locale], locale, { percent: String(Math.max(...scores)) })
  const changes = brand.changes.map((change) => phrases[`change.${change}`][locale])
  const changed = changes.length === 0 ? null : formatPhrase(phrases.changes[locale], locale, { what: changes.join(', ') })
  const deadline = deadlineText(brand.opposition, locale)
  const compared = brand.comparison && comparisonText(brand.comparison, locale)
  const logo = brand.similarity ? logoText(brand, brand.similarity.logo, locale) : null
  const text = [
    [title, likeness].filter(Boolean).join(' · '),
    ...facts,
    compared,
    logo,
    changed,
    deadline,
    ...links.map(({ label, url }) => labelled(locale, label, url)),
  ]
  return {
    text: text.filter((part) => part !== null && part !== '').join('\n'),
    html: [
      headRow(title, facts, likeness),
      brand.comparison ? comparisonRow(brand.comparison, compared ?? '') : '',
      logo === null ? '' : logoRow(logo, picture, brand),
      footRow(
        [changed, deadline].filter((part) => part !== null),
        links,
      ),
    ].join(''),
  }
}

const small = `font:400 14px/21px ${face};color:#47565D`

function headRow(title: string, facts: readonly string[], likeness: string | null): string {
  const badge = `<span style="display:inline-block;font:600 13px/24px ${face};color:#8A4B00;background:#FCE9C6;padding:0 10px">`
  return `<tr><td style="padding:24px 32px 0"><p style="margin:0;font:640 20px/26px ${headFace};color:#12232B">${escapeMarkup(title)}${
    likeness === null ? '' : ` ${badge}${escapeMarkup(likeness)}</span>`
  }</p><p style="margin:3px 0 0;${small}">${facts.map(escapeMarkup).join('<br>')}</p></td></tr>`
}

function footRow(lines: readonly string[], links: readonly BrandLink[]): string {
  const anchors = links.map(
    ({ label, url }) =>
      `<a href="${escapeMarkup(url)}" style="display:inline-block;padding:6px 16px 6px 0;font:600 14px/21px ${face};color:#0F4C5C">${escapeMarkup(label)}</a>`,
  )
  return `<tr><td style="padding:12px 32px 18px;border-bottom:1px solid #DFD8CA;font:400 14px/21px ${face};color:#12232B">${lines
    .map(escapeMarkup)
    .join('<br>')}<br>${anchors.join('')}</td></tr>`
}

/** The layout of letters side by side, in pixels of the narrowest phone. */
const wide = { letters: 9, cell: 30, font: '600 22px/34px' }
const narrow = { letters: 14, cell: 20, font: '600 16px/28px' }

/**
 * Returns the row with the two signs above each other. Long signs continue below, because mail programs cannot wrap a
 * table.
 */
function comparisonRow({ columns }: Comparison, label: string): string {
  const size = columns.length <= wide.letters ? wide : narrow
  const style = (equal: boolean) => `font:${size.font} ${headFace};color:${equal ? '#12232B' : '#7A3A00;background:#FBDDA9'}`
  const cell = (letter: string | null, equal: boolean) =>
    `<td align="center" width="${size.cell}" style="${style(equal)}">${letter === null ? '&middot;' : letter === ' ' ? '&nbsp;' : escapeMarkup(letter)}</td>`
  const tables: string[] = []
  for (let at = 0; at < columns.length; at += size.letters) {
    const part = columns.slice(at, at + size.letters)
    const bars = part.map(
      ({ equal }) =>
        `<td style="padding:3px 0"><div style="height:3px;line-height:3px;font-size:0;background:${equal ? '#1B6475' : 'transparent'}">&nbsp;</div></td>`,
    )
    const row = (cells: readonly string[]) => `<tr>${cells.join('')}</tr>`
    tables.push(
      `<table role="presentation" aria-hidden="true" style="margin-top:${at === 0 ? 0 : 12}px" cellpadding="0" cellspacing="0" border="0">${row(part.map(({ query, equal }) => cell(query, equal)))}${row(bars)}${row(part.map(({ hit, equal }) => cell(hit, equal)))}</table>`,
    )
  }
  return `<tr><td style="padding:14px 32px 0">${tables.join('')}<p style="margin:8px 0 0;font:400 13px/19px ${face};color:#47565D">${escapeMarkup(label)}</p></td></tr>`
}

/** Returns the comparison in words: the similarities, and the sounds by syllable. */
function comparisonText({ remark, syllables }: Comparison, locale: Locale): string {
  const sound = syllables.map(({ text }) => text).join(' · ')
  const words = searchPhrases[`remark.${remark}`][locale]
  return sound === '' ? words : `${words}. ${formatPhrase(phrases.sound[locale], locale, { sound })}`
}

/** Returns how similar the logos are and, for copies, how one of them was altered. */
function logoText({ brandType, brandLogoUrl }: ResultBrand, logo: LogoSimilarity | null, locale: Locale): string {
  if (logo === null) {
    const isWordMark = brandType === 'Word' && brandLogoUrl === null
    return logoPhrases[isWordMark ? 'hit.wordMark' : 'hit.notCompared'][locale]
  }
  const kind = logoPhrases[`kind.${logo.kind ?? 'weaker'}`][locale]
  const isCopy = logo.kind === 'identical' || logo.kind === 'similar'
  const found = isCopy ? `${kind}, ${changesText(logo, locale)}` : kind
  return formatPhrase(phrases.logo[locale], locale, { percent: String(logo.score), found })
}

function changesText(logo: LogoSimilarity, locale: Locale): string {
  const say: Translate<typeof logoPhrases> = (key, ...[values]) => formatPhrase(logoPhrases[key][locale], locale, values)
  return new Intl.ListFormat(notations[locale], { type: 'unit' }).format(logoChanges(logo, say))
}

/** Returns the row with the searched logo above the found one, with the similarity in words. */
function logoRow(text: string, picture: MailAttachment | null, { similarity }: ResultBrand): string {
  const image =
    picture?.contentId && similarity?.logo
      ? `<img src="cid:${escapeMarkup(picture.contentId)}" width="${shownWidth(similarity.logo)}" alt="${escapeMarkup(text)}" style="display:block;border:0;max-width:100%;height:auto">`
      : ''
  return `<tr><td style="padding:14px 32px 0">${image}<p style="margin:8px 0 0;font:400 13px/19px ${face};color:#47565D">${escapeMarkup(text)}</p></td></tr>`
}

/** Returns the opposition deadline with the days left, and whether it was computed. */
function deadlineText(opposition: OppositionDeadline | null, locale: Locale): string {
  if (opposition === null) return phrases['deadline.none'][locale]
  const { endDate, daysLeft, isComputed, source } = opposition
  const date = dayText(endDate, locale)
  const key = daysLeft < 0 ? 'deadline.over' : 'deadline.open'
  const words = formatPhrase(phrases[key][locale], locale, { date, count: daysLeft })
  if (!isComputed || source === null) return words
  return `${words} (${formatPhrase(phrases['deadline.computed'][locale], locale, { source })})`
}

/** Returns a day in numbers, in the language's notation. */
export function dayText(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(notations[locale], { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
