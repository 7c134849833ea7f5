import { html, type Markup } from './html.ts'
import type { Say } from './layout.ts'

export interface Field {
  name: string
  label: string
  type?: 'email' | 'password' | 'text'
  autocomplete: string
  value?: string | undefined
  /** The fault of the typed value. */
  fault?: string | undefined
  hint?: string
  isOptional?: boolean
  autofocus?: boolean
  /** Whether phones show their number pad for this field. */
  isCode?: boolean
}

/** Returns a labelled field. Screen readers announce its fault and its hint with it. */
export function field({
  name,
  label,
  type = 'text',
  autocomplete,
  value,
  fault,
  hint,
  isOptional,
  autofocus,
  isCode,
}: Field): Markup {
  const notes = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ')
  return html`<div><label class="lab" for="${name}">${label}</label>
<input class="inp${isCode ? ' code' : ''}" id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${
    value === undefined ? null : html` value="${value}"`
  }${isOptional ? null : html` required`}${autofocus ? html` autofocus` : null}${
    isCode ? html` inputmode="numeric" maxlength="12"` : type === 'password' ? html` maxlength="1000"` : html` maxlength="320"`
  }${notes === '' ? null : html` aria-describedby="${notes}"`}${fault ? html` aria-invalid="true"` : null}>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : null}${fault ? faultLine(fault, `${name}-fault`) : null}</div>`
}

export function faultLine(text: string, id?: string): Markup {
  return html`<p class="err"${id ? html` id="${id}"` : html` role="alert"`}><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 8v4M12 16h.01"/></svg>${text}</p>`
}
export function doneLine(text: string): Markup {
  return html`<p class="done" role="status">${check()}${text}</p>`
}
export function check(): Markup {
  return html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="M5 12l5 5l10-10"/></svg>`
}

/** Hidden fields of every form: the token against forgery, and the chosen language of the page. */
export interface FormKeys {
  csrf: string
  lang: string
}
export function keysOf({ csrf, lang }: FormKeys): Markup {
  return html`<input type="hidden" name="csrf" value="${csrf}"><input type="hidden" name="lang" value="${lang}">`
}

export const submit = (label: string): Markup => html`<button class="btn p" type="submit">${label}</button>`

/** Returns a button that leads back to the product without changing anything. */
export function backForm(action: string, keys: FormKeys, label: string): Markup {
  return html`<form class="back" method="post" action="${action}">${keysOf(keys)}<button class="btn q" type="submit">${label}</button></form>`
}

export const emailField = (say: Say, more: Partial<Field> = {}): Markup =>
  field({ name: 'email', label: say('email'), type: 'email', autocomplete: 'username', ...more })
