import type { Assistant } from '../assistants.ts'
import { backForm, keysOf, submit } from './fields.ts'
import { html } from './html.ts'
import { layout, sayIn, type View } from './layout.ts'
import type { FormState } from './pages.ts'

/** Returns the page that asks whether an assistant may use the tools on the person's behalf. */
export function consentPage(
  view: View,
  paths: { action: string; back: string },
  { keys }: FormState,
  { name, returnsTo, publishedBy }: Assistant,
  email: string,
): string {
  const say = sayIn(view.locale)
  const product = view.productName
  const points = [say('consent.reads'), say('consent.counts'), say('consent.never'), say('consent.ends', { product })]
  return layout(
    view,
    say('consent.title'),
    html`<h1>${say('consent.title')}</h1>
<p>${say('consent.lead', { assistant: name ?? say('consent.nameless'), product, email })}</p>
<ul>${points.map((point) => html`<li>${point}</li>`)}</ul>
<p class="small muted">${publishedBy === null ? say('consent.unchecked') : say('consent.published', { host: publishedBy })} ${say('consent.returns', { host: returnsTo })}</p>
<form method="post" action="${paths.action}">${keysOf(keys)}${submit(say('consent.submit'))}</form>
${backForm(paths.back, keys, say('consent.refuse'))}`,
  )
}
