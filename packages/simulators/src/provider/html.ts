/** Markup of the pages for people. They are in English only and load nothing from elsewhere. */

/** Escapes a text for HTML and for a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Writes a value as JSON that cannot close the script element around it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

const style = `:root{color-scheme:light dark;--line:#8884;--accent:#2456c8}
body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;padding:1.5rem;max-width:72rem}
h1{font-size:1.5rem;margin:0 0 .5rem}h2{font-size:1.1rem;margin:1.75rem 0 .5rem}
.note{border-left:4px solid #d08700;padding:.25rem .75rem;margin:0 0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.35rem .6rem .35rem 0;border-bottom:1px solid var(--line);vertical-align:top}
.wide{overflow-x:auto}form{display:inline-flex;flex-wrap:wrap;gap:.35rem;margin:.15rem .35rem .15rem 0;align-items:center}
button,select,input{font:inherit;padding:.25rem .6rem;border-radius:.35rem;border:1px solid var(--line)}
button{cursor:pointer}button.main{background:var(--accent);color:#fff;border-color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.narrow{max-width:30rem}.stack{display:flex;flex-direction:column;align-items:stretch;gap:.6rem;margin:1rem 0}
.stack button{padding:.6rem}code{overflow-wrap:anywhere}`

/** Returns a page. @param body trusted markup */
export function htmlPage(title: string, body: string, isNarrow = false): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main${isNarrow ? ' class="narrow"' : ''}>${body}</main></body></html>`
}

/** Returns a form with one button and hidden fields. */
export function actionForm(action: string, label: string, fields: Readonly<Record<string, string>> = {}, isMain = false): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const button = `<button${isMain ? ' class="main"' : ''}>${escapeHtml(label)}</button>`
  return `<form method="post" action="${escapeHtml(action)}">${hidden.join('')}${button}</form>`
}

/** Returns a table. @param rows trusted markup for each cell */
export function table(heads: readonly string[], rows: readonly (readonly string[])[], none: string): string {
  if (rows.length === 0) return `<p>${escapeHtml(none)}</p>`
  const head = heads.map((one) => `<th scope="col">${escapeHtml(one)}</th>`).join('')
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`
}
