import type { Locale } from '@marklot/contracts'
import { paths } from '@marklot/contracts/pages'
import { formatPhrase } from '@marklot/phrases'
import { mail as phrases } from '@marklot/phrases/mail'
import { layoutMail } from '../../platform/mail-layout.ts'
import type { Mail } from '../../platform/mailer.ts'

/** The recipient of a mail, and the product that sends it. */
export interface Recipient {
  to: string
  locale: Locale
  productName: string
  /** The origin of the product. */
  home: string
}
type Values = Record<string, string>
type MailKey = keyof typeof phrases

const say = ({ locale, productName }: Recipient, key: MailKey, values: Values = {}) =>
  formatPhrase(phrases[key][locale], locale, { product: productName, ...values })

function compose(
  recipient: Recipient,
  subject: string,
  content: {
    heading: string
    paragraphs: readonly string[]
    code?: string
    action?: { label: string; url: string }
    note?: string
  },
): Mail {
  const { to, locale, productName } = recipient
  return { to, locale, subject, ...layoutMail({ locale, productName, ...content }) }
}
const homeAction = (recipient: Recipient) => ({
  label: say(recipient, 'known.action'),
  url: `${recipient.home}${paths.home(recipient.locale)}`,
})

/** Returns the mail with the code that confirms an address, at sign-up or when it is changed. */
export function codeMail(recipient: Recipient, kind: 'sign-up' | 'email', code: string): Mail {
  const [heading, text] =
    kind === 'sign-up' ? (['signUp.heading', 'signUp.text'] as const) : (['email.heading', 'email.text'] as const)
  return compose(recipient, say(recipient, 'signUp.subject', { code }), {
    heading: say(recipient, heading),
    paragraphs: [say(recipient, text)],
    code,
    note: say(recipient, 'notYou'),
  })
}

/**
 * Returns the mail that replaces the code if the address already has an account, so that only the owner of the address
 * finds out.
 */
export function knownAddressMail(recipient: Recipient, kind: 'sign-up' | 'email'): Mail {
  const subject = say(recipient, 'known.subject')
  return compose(recipient, subject, {
    heading: subject,
    paragraphs: [say(recipient, kind === 'sign-up' ? 'known.text' : 'emailTaken.text')],
    action: homeAction(recipient),
    note: say(recipient, 'notYou'),
  })
}

/**
 * Returns the mail with a link. @param url the link, which leads to a new password or to another attempt with the
 * password
 */
export function linkMail(recipient: Recipient, purpose: 'reset' | 'unlock', url: string): Mail {
  const subject = say(recipient, `${purpose}.subject`)
  return compose(recipient, subject, {
    heading: subject,
    paragraphs: [say(recipient, `${purpose}.text`)],
    action: { label: say(recipient, `${purpose}.action`), url },
    note: say(recipient, 'notYou'),
  })
}

/**
 * Returns the mail that reports a change of the address or the password.
 * @param contact the operator's address: a link to reset the password would go to the new address
 */
export function changedMail(recipient: Recipient, what: 'emailChanged' | 'passwordChanged', contact: string): Mail {
  const subject = say(recipient, `${what}.subject`)
  return compose(recipient, subject, {
    heading: subject,
    paragraphs: [say(recipient, `${what}.text`)],
    action: homeAction(recipient),
    note: say(recipient, what === 'emailChanged' ? 'emailChanged.wasNotYou' : 'wasNotYou', { contact }),
  })
}
