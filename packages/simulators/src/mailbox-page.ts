import { escapeHtml } from './provider/html.ts'
import type { ReceivedMail } from './received-mail.ts'

/** Returns the mailbox page. It is in English only, for people who try the product on their own machine. */
export function mailboxPage(mails: readonly ReceivedMail[], stylesheets: readonly string[]): string {
  const rows = mails
    .map(
      (mail) => `<article class="sim-mail"><h2>${escapeHtml(mail.subject) || '(no subject)'}</h2>
<p class="sim-meta">To ${escapeHtml(mail.to.join(', '))} · ${escapeHtml(mail.receivedAt)} · <a href="/_sim/mailbox/${mail.id}/raw">source</a></p>
<div class="sim-text">${linked(mail.text)}</div>${filesOf(mail)}</article>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Mailbox (simulator)</title>
${stylesheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('')}</head>
<body class="sim"><main><h1>Mailbox</h1>
<p class="sim-note">A simulator of this machine: every mail the product sends lands here, nothing is delivered. Newest first.</p>
${rows || '<p>No mails yet.</p>'}
</main></body></html>`
}

/** Mails that an earlier version stored have no list. */
const filesOf = ({ attachments = [] }: ReceivedMail) =>
  attachments.length === 0
    ? ''
    : `<ul>${attachments.map(({ filename, size, sha256 }) => `<li><a href="/_sim/mailbox/files/${sha256}">${escapeHtml(filename)}</a> (${Math.ceil(size / 1_000)} kB)</li>`).join('')}</ul>`

/** Escapes a plain text and turns its URLs into links. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('')
