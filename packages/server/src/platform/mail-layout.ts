import type { Locale } from '@marklot/contracts'
import type { Operator } from '@marklot/contracts/operator'
import { formatPhrase, labelled } from '@marklot/phrases'
import { mail as phrases } from '@marklot/phrases/mail'
import { escapeMarkup } from './escape-markup.ts'

/** A part of a mail that its capability renders: table rows for the HTML, and the same content as text. */
export interface MailSection {
  /** Rows (`<tr>`) of the mail's table. All text in them must be escaped. */
  html: string
  text: string
}

/** The content of a mail, which the layout renders as text and HTML. */
export interface MailContent {
  locale: Locale
  productName: string
  /** A line above the heading. */
  kicker?: string
  heading: string
  paragraphs: readonly string[]
  /** Parts below the paragraphs. */
  sections?: readonly MailSection[]
  /** A code for the reader to type, shown large. */
  code?: string
  action?: { label: string; url: string }
  /** Small print below the action. */
  note?: string
  /** Small links at the end. */
  links?: readonly { label: string; url: string }[]
}

export const face = "Inter,'Segoe UI',Helvetica,Arial,sans-serif"
export const headFace = "'Bricolage Grotesque','Segoe UI',Helvetica,Arial,sans-serif"

/** Escapes running text. Keeps “e-mail” on one line, which would otherwise break after its hyphen. */
const prose = (text: string) => escapeMarkup(text).replace(/e-mail/gi, '<span style="white-space:nowrap">$&</span>')

/** Marks the place for the sender's details in the HTML of a mail. */
const senderPlace = '<!-- sender -->'

/**
 * Renders a mail as text and HTML. The mailer adds the sender's details when it sends the mail. Uses tables and inline
 * styles, because mail programs support little else. Loads nothing external, so that opening a mail is not reported to
 * anyone.
 */
export function layoutMail(content: MailContent): { text: string; html: string } {
  const { locale, productName, kicker, heading, paragraphs, sections = [], code, action, note, links = [] } = content
  const automatic = phrases.automatic[locale]
  const lineOf = ({ label, url }: { label: string; url: string }) => labelled(locale, label, url)
  const parts = [kicker, heading, ...paragraphs, ...sections.map((section) => section.text), code, action && lineOf(action)]
  const text = [...parts, note, automatic, ...links.map(lineOf)].filter((part) => part !== undefined).join('\n\n')
  const row = (inner: string, padding = '14px 32px 0') => `<tr><td style="padding:${padding}">${inner}</td></tr>`
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeMarkup(heading)}</title></head><body style="margin:0;background:#F2EDE3">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#F2EDE3"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#FFFFFF;word-break:break-word">
${`<tr><td style="background:#0B3A47;padding:20px 32px;font:680 21px/28px ${headFace};color:#FBF8F2">${escapeMarkup(productName)}</td></tr>`}
${kicker === undefined ? '' : row(`<p style="margin:0;font:400 14px/21px ${face};color:#47565D">${escapeMarkup(kicker)}</p>`, '32px 32px 0')}
${row(`<h1 style="margin:0;font:660 28px/33px ${headFace};color:#12232B">${escapeMarkup(heading)}</h1>`, kicker === undefined ? '32px 32px 0' : '6px 32px 0')}
${paragraphs.map((one) => row(`<p style="margin:0;font:400 16px/25px ${face};color:#12232B">${prose(one)}</p>`)).join('')}
${sections.map((section) => section.html).join('\n')}
${code === undefined ? '' : row(`<p style="margin:0;font:600 32px/40px ${face};letter-spacing:6px;color:#12232B">${escapeMarkup(code)}</p>`, '22px 32px 0')}
${action === undefined ? '' : row(`<a href="${escapeMarkup(action.url)}" style="display:inline-block;background:#0F4C5C;border-radius:4px;padding:13px 24px;font:600 16px/22px ${face};color:#FFFFFF;text-decoration:none">${escapeMarkup(action.label)}</a>`, '26px 32px 0')}
${note === undefined ? '' : row(`<p style="margin:0;font:400 14px/21px ${face};color:#47565D">${prose(note)}</p>`, '22px 32px 0')}
${row(`<p style="margin:0;font:400 12px/19px ${face};color:#47565D">${escapeMarkup(automatic)}${links.map(({ label, url }) => ` <a href="${escapeMarkup(url)}" style="color:#0F4C5C">${escapeMarkup(label)}</a>`).join('')}</p>`, '28px 32px 28px')}
${senderPlace}
</table></td></tr></table></body></html>`
  return { text, html }
}

/**
 * Adds the details that the law requires in a company's letters: name, seat, register and representative (§ 35a GmbHG).
 * Labels an invented company.
 */
export function addSender(
  { locale, text, html }: { locale: Locale; text: string; html: string },
  { isExample, name, street, city, representative, register, email }: Operator,
): { text: string; html: string } {
  const values = { name, street, city, representative, register, email }
  const keys: (keyof typeof phrases & `sender${string}`)[] = ['sender', 'sender.register']
  if (isExample) keys.push('sender.example')
  const lines = keys.map((key) => formatPhrase(phrases[key][locale], locale, values))
  const row = `<tr><td style="padding:0 32px 28px;font:400 12px/19px ${face};color:#47565D">${lines.map(escapeMarkup).join('<br>')}</td></tr>`
  return { text: `${text.trimEnd()}\n\n${lines.join('\n')}`, html: html.replace(senderPlace, () => row) }
}

/**
 * Returns labels with their values as a part of a mail. A value that does not fit beside its label on a phone is below
 * it; mail programs support no better way.
 */
export function linesSection(lines: readonly { label: string; value: string }[], locale: Locale): MailSection {
  const part = 'display:inline-block;vertical-align:top;width:100%'
  const rows = lines.map(
    ({ label, value }) =>
      `<tr><td style="padding:6px 0;border-bottom:1px solid #E3DCCF;font:400 14px/21px ${face};color:#47565D"><div style="${part};max-width:190px">${escapeMarkup(label)}</div><div style="${part};max-width:340px;color:#12232B;white-space:pre-line">${prose(value)}</div></td></tr>`,
  )
  return {
    text: lines.map(({ label, value }) => labelled(locale, label, value)).join('\n'),
    html: `<tr><td style="padding:22px 32px 0"><table width="100%" cellpadding="0" cellspacing="0" border="0">${rows.join('')}</table></td></tr>`,
  }
}
