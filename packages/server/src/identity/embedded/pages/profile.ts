import { backForm, doneLine, faultLine, field, keysOf, submit } from './fields.ts'
import { html } from './html.ts'
import { type IdentityKey, layout, sayIn, type View } from './layout.ts'
import type { FormState } from './pages.ts'

export interface ProfilePaths {
  name: string
  email: string
  password: string
  back: string
}
type DoneKey = Extract<IdentityKey, 'profile.nameSaved' | 'profile.emailSaved' | 'profile.passwordSaved'>

/** Returns the page with name, address and password, each in its own form. */
export function profilePage(view: View, paths: ProfilePaths, form: FormState & { email: string; done: DoneKey | null }): string {
  const say = sayIn(view.locale)
  const { values = {}, faults = {}, keys } = form
  const current = (id: string, fault: string | undefined) =>
    field({ name: id, label: say('currentPassword'), type: 'password', autocomplete: 'current-password', fault })
  return layout(
    view,
    say('profile.title'),
    html`<h1>${say('profile.title')}</h1>${form.done ? doneLine(say(form.done)) : null}
<section class="part"><h2>${say('profile.name')}</h2><form method="post" action="${paths.name}">${keysOf(keys)}
<div class="two">${field({ name: 'givenName', label: say('givenName'), autocomplete: 'given-name', value: values.givenName, fault: faults.givenName })}
${field({ name: 'familyName', label: say('familyName'), autocomplete: 'family-name', value: values.familyName, fault: faults.familyName })}</div>
${submit(say('profile.saveName'))}</form></section>
<section class="part"><h2>${say('email')}</h2><form method="post" action="${paths.email}">${keysOf(keys)}
${field({ name: 'email', label: say('profile.newEmail'), type: 'email', autocomplete: 'email', value: values.email, fault: faults.email, hint: say('profile.emailNow', { email: form.email }) })}
${current('emailPassword', faults.emailPassword)}${faults.emailForm ? faultLine(faults.emailForm) : null}
${submit(say('profile.saveEmail'))}</form></section>
<section class="part"><h2>${say('password')}</h2><form method="post" action="${paths.password}">${keysOf(keys)}
<input type="hidden" name="username" autocomplete="username" value="${form.email}">
${current('currentPassword', faults.currentPassword)}
${field({ name: 'newPassword', label: say('newPassword'), type: 'password', autocomplete: 'new-password', fault: faults.newPassword, hint: `${say('password.rule')} ${say('profile.passwordLead')}` })}
${faults.passwordForm ? faultLine(faults.passwordForm) : null}
${submit(say('profile.savePassword'))}</form></section>
${backForm(paths.back, keys, say('backTo', { product: view.productName }))}`,
  )
}
