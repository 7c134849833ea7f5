import type { ChosenPlan } from '../context.ts'
import type { SignOutForm } from '../provider.ts'
import { type SamplePerson, samplePassword } from '../sample-people.ts'
import { backForm, check, doneLine, emailField, type FormKeys, faultLine, field, keysOf, submit } from './fields.ts'
import { html, type Markup } from './html.ts'
import { layout, sayIn, type View } from './layout.ts'
import { planPart } from './plan-part.ts'

/** Addresses of the pages of one sign-in. */
export interface FlowPaths {
  signIn: string
  signUp: string
  verify: string
  forgotten: string
  unlock: string
  back: string
}
/** Typed values or faults by field name. `form` holds the fault of the whole form. */
export type Values = Readonly<Record<string, string | undefined>>
export interface FormState {
  keys: FormKeys
  values?: Values
  faults?: Values
}

export function signInPage(
  view: View,
  paths: FlowPaths,
  form: FormState,
  sample: readonly SamplePerson[],
  plan: ChosenPlan | null,
): string {
  const say = sayIn(view.locale)
  const { values = {}, faults = {} } = form
  return layout(
    view,
    say('signIn.title'),
    html`<h1>${say('signIn.title')}</h1><p class="muted">${say('signIn.lead')}</p>
${plan && planPart(view, plan)}
<form method="post" action="${paths.signIn}">${keysOf(form.keys)}
${emailField(say, { value: values.email, fault: faults.email, autofocus: values.email === undefined })}
<div class="with-link">${field({ name: 'password', label: say('password'), type: 'password', autocomplete: 'current-password', fault: faults.password, autofocus: values.email !== undefined })}<a class="small" href="${paths.forgotten}">${say('signIn.forgotten')}</a></div>
${[faults.form, faults.slowed].map((fault) => (fault ? faultLine(fault) : null))}
${submit(say('signIn.title'))}</form>
${faults.slowed ? unlockPart(view, paths, form.keys, values.email ?? '') : null}
${sample.length === 0 ? null : samplePart(view, paths, form.keys, sample)}
<div class="or"><h2>${say('signIn.new', { product: view.productName })}</h2>
<a class="btn o" href="${paths.signUp}">${say('signUp.title')}</a>
<ul class="fr">${(['benefit.trial', 'benefit.payment', 'benefit.delete'] as const).map((key) => html`<li>${check()}${say(key)}</li>`)}</ul></div>
${backForm(paths.back, form.keys, say('backTo', { product: view.productName }))}`,
  )
}

/** Returns the part that offers the owner of an address a link that ends the wait. */
function unlockPart(view: View, paths: FlowPaths, keys: FormKeys, email: string): Markup {
  const say = sayIn(view.locale)
  return html`<form class="back" method="post" action="${paths.unlock}">${keysOf(keys)}<input type="hidden" name="email" value="${email}">
<p class="small muted">${say('unlock.offer')}</p><button class="btn o" type="submit">${say('forgotten.submit')}</button></form>`
}

function samplePart(view: View, paths: FlowPaths, keys: FormKeys, people: readonly SamplePerson[]): Markup {
  const say = sayIn(view.locale)
  return html`<section class="sample" aria-labelledby="sample"><h2 id="sample">${say('sample.title')}</h2>
<p class="small muted">${say('sample.lead', { password: samplePassword })}</p>
<form method="post" action="${paths.signIn}">${keysOf(keys)}${people.map(
    ({ role, givenName, familyName }) =>
      html`<button class="person" type="submit" name="sample" value="${role}"><b>${say(`sample.${role}`)}</b><span>${givenName} ${familyName}</span></button>`,
  )}</form></section>`
}

export function signUpPage(view: View, paths: FlowPaths, form: FormState, plan: ChosenPlan | null): string {
  const say = sayIn(view.locale)
  const { values = {}, faults = {} } = form
  return layout(
    view,
    say('signUp.title'),
    html`<h1>${say('signUp.title')}</h1><p class="muted">${say('signUp.lead')}</p>
${plan && planPart(view, plan)}
<form method="post" action="${paths.signUp}">${keysOf(form.keys)}
<div class="two">${nameFields(view, values, faults)}</div>
${emailField(say, { value: values.email, fault: faults.email })}
${newPasswordField(view, faults, 'password')}
${faults.form ? faultLine(faults.form) : null}
${submit(say('signUp.submit'))}</form>
<div class="or"><h2>${say('signUp.have')}</h2><a class="btn o" href="${paths.signIn}">${say('signIn.title')}</a></div>
${backForm(paths.back, form.keys, say('backTo', { product: view.productName }))}`,
  )
}

const nameFields = (view: View, values: Values, faults: Values): Markup[] => {
  const say = sayIn(view.locale)
  return (['givenName', 'familyName'] as const).map((name) =>
    field({
      name,
      label: say(name),
      autocomplete: name === 'givenName' ? 'given-name' : 'family-name',
      value: values[name],
      fault: faults[name],
    }),
  )
}
const newPasswordField = (view: View, faults: Values, name: string): Markup => {
  const say = sayIn(view.locale)
  return field({
    name,
    label: say(name === 'password' ? 'password' : 'newPassword'),
    type: 'password',
    autocomplete: 'new-password',
    fault: faults[name],
    hint: say('password.rule'),
  })
}

/** Returns the form for the mailed code, at sign-up and after a change of address. */
export function codePage(
  view: View,
  paths: { submit: string; again: string; back: string },
  form: FormState & { email: string; isSentAgain: boolean },
): string {
  const say = sayIn(view.locale)
  const { faults = {} } = form
  return layout(
    view,
    say('code.title'),
    html`<h1>${say('code.title')}</h1><p class="muted">${say('code.lead', { email: form.email })}</p>
${form.isSentAgain ? doneLine(say('code.sent')) : null}
<form method="post" action="${paths.submit}">${keysOf(form.keys)}
${field({ name: 'code', label: say('code'), autocomplete: 'one-time-code', isCode: true, autofocus: true, fault: faults.code })}
${faults.form ? faultLine(faults.form) : null}
${submit(say('code.submit'))}</form>
<form class="back" method="post" action="${paths.again}">${keysOf(form.keys)}<button class="btn q" type="submit">${say('code.again')}</button></form>
<p class="links"><a href="${paths.back}">${say('back')}</a></p>`,
  )
}

/**
 * Returns the form that requests a link for a new password. @param fixedEmail address of the signed-in person, to which
 * the link is mailed; null shows a field for an address
 */
export function forgottenPage(view: View, paths: FlowPaths, form: FormState, fixedEmail: string | null): string {
  const say = sayIn(view.locale)
  const { values = {}, faults = {} } = form
  return layout(
    view,
    say('forgotten.title'),
    html`<h1>${say('forgotten.title')}</h1><p class="muted">${say('forgotten.lead')}</p>
<form method="post" action="${paths.forgotten}">${keysOf(form.keys)}
${fixedEmail === null ? emailField(say, { value: values.email, fault: faults.email, autofocus: true }) : html`<p><b>${fixedEmail}</b></p>`}
${faults.form ? faultLine(faults.form) : null}
${submit(say('forgotten.submit'))}</form>
${fixedEmail === null ? html`<p class="links"><a href="${paths.signIn}">${say('back')}</a></p>` : backForm(paths.back, form.keys, say('backTo', { product: view.productName }))}`,
  )
}

export function linkSentPage(view: View, paths: FlowPaths, form: FormState, email: string, isSignedIn: boolean): string {
  const say = sayIn(view.locale)
  return layout(
    view,
    say('forgotten.sentTitle'),
    html`<h1>${say('forgotten.sentTitle')}</h1><p role="status">${say('forgotten.sent', { email })}</p>
${isSignedIn ? backForm(paths.back, form.keys, say('backTo', { product: view.productName })) : html`<p class="links"><a href="${paths.signIn}">${say('signIn.title')}</a></p>`}`,
  )
}

export function resetPage(view: View, action: string, form: FormState & { email: string }): string {
  const say = sayIn(view.locale)
  const { faults = {} } = form
  return layout(
    view,
    say('reset.title'),
    html`<h1>${say('reset.title')}</h1><p class="muted">${say('reset.lead')}</p>
<form method="post" action="${action}">${keysOf(form.keys)}
<input type="hidden" name="username" autocomplete="username" value="${form.email}">
${newPasswordField(view, faults, 'newPassword')}
${submit(say('reset.submit'))}</form>`,
  )
}

/** Returns a page that asks for a confirmation, because programs that check mails open links too. */
export function unlockPage(view: View, action: string, form: FormState & { email: string }): string {
  const say = sayIn(view.locale)
  return layout(
    view,
    say('unlock.title'),
    html`<h1>${say('unlock.title')}</h1><p class="muted">${say('unlock.lead', { email: form.email })}</p>
<form method="post" action="${action}">${keysOf(form.keys)}${submit(say('unlock.submit'))}</form>`,
  )
}

/** Returns a page with a heading, a sentence and a link. */
export function messagePage(view: View, title: string, text: string, link: { label: string; href: string }): string {
  return layout(
    view,
    title,
    html`<h1>${title}</h1><p>${text}</p><p class="links"><a class="btn o" href="${link.href}">${link.label}</a></p>`,
  )
}

/**
 * Returns the page that confirms the sign-out. If no confirmation is needed, the page's script sends the form by
 * itself.
 */
export function signOutPage(view: View, { action, xsrf, reason }: SignOutForm): string {
  const say = sayIn(view.locale)
  const product = view.productName
  const [title, lead, button] =
    reason === 'switch'
      ? [say('switch.title'), say('switch.lead', { product }), say('switch.submit')]
      : [say('signOut.title'), say('signOut.lead', { product }), say('signOut.title')]
  return layout(
    view,
    title,
    html`<h1>${title}</h1><p class="muted">${lead}</p>
<form id="sign-out" method="post" action="${action}"><input type="hidden" name="xsrf" value="${xsrf}"><input type="hidden" name="logout" value="yes">${submit(button)}</form>
${reason === 'question' ? null : html`<script src="/identity/assets/sign-out.js" defer></script>`}`,
  )
}
