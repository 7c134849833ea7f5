import type { Locale } from '@marklot/contracts'
import { notations } from '@marklot/contracts/locale'
import { paths } from '@marklot/contracts/pages'
import { formatPhrase, type PhraseValue } from '@marklot/phrases'
import { declarationsMail as phrases } from '@marklot/phrases/declarations-mail'
import type { RunningContract } from '../platform/contract-ender.ts'
import type { WithdrawalAssessment } from '../platform/contract-withdrawals.ts'
import { layoutMail, linesSection } from '../platform/mail-layout.ts'
import type { Mail } from '../platform/mailer.ts'
import type { StoredAssessment, StoredDeclaration } from './declarations.store.ts'
import { assessmentLines, givenText, linesOf, momentText, ownLines } from './receipt.ts'

export interface MailContext {
  productName: string
  /** The origin of the product. */
  home: string
}
type Key = keyof typeof phrases
const sayIn =
  (locale: Locale, productName: string) =>
  (key: Key, values: Record<string, PhraseValue> = {}): string =>
    formatPhrase(phrases[key][locale], locale, { product: productName, ...values })

type Received = Pick<StoredDeclaration, 'id' | 'content' | 'receivedAt' | 'locale' | 'isSignedIn' | 'assessment'>

/**
 * Returns the mail that immediately confirms a declaration to its address, with its content, date and time (§ 312k (4)
 * and § 356a (4) BGB). Its text is the same whether or not an account was found.
 */
export function confirmationMail({ productName }: MailContext, declaration: Received): Mail {
  const { content, locale } = declaration
  const say = sayIn(locale, productName)
  const subject = say(`receipt.${content.kind}`)
  const layout = {
    locale,
    productName,
    heading: subject,
    paragraphs: [givenText(content.kind, locale)],
    sections: [linesSection([...linesOf(declaration, locale), ...ownLines(declaration, locale)], locale)],
    note: say(nextKey(content)),
  }
  return { to: content.receiptMail, locale, subject, ...layoutMail(layout) }
}

const nextKey = (content: StoredDeclaration['content']) =>
  content.kind === 'cancellation' && content.type === 'extraordinary' ? 'next.extraordinary' : (`next.${content.kind}` as const)

/** Returns the last day of a contract that ends at a given time. */
export function lastDayText(endsAt: Date, timeZone: string, locale: Locale): string {
  return new Intl.DateTimeFormat(notations[locale], { dateStyle: 'long', timeZone }).format(new Date(endsAt.getTime() - 1))
}

interface EndMail {
  to: string
  locale: Locale
  receivedAt: Date
  contract: Pick<RunningContract, 'product' | 'timeZone'> & { endsAt: Date }
  /** Address of the page for an objection; null if a person of the account made the declaration. */
  objection: string | null
}

/**
 * Returns the mail that tells the people of the account when their contract ends and how to object if they did not
 * cancel it.
 */
export function endMail({ productName, home }: MailContext, mail: EndMail): Mail {
  const { to, locale, receivedAt, contract, objection } = mail
  const say = sayIn(locale, productName)
  const values = {
    plan: contract.product,
    date: lastDayText(contract.endsAt, contract.timeZone, locale),
    at: momentText(receivedAt, locale),
  }
  const subject = say('end.subject', values)
  const layout = {
    locale,
    productName,
    heading: subject,
    paragraphs: [say('end.text', values), ...(objection === null ? [] : [say('end.objection')])],
    action:
      objection === null
        ? { label: say('end.account'), url: `${home}${paths.account(locale)}` }
        : { label: say('end.object'), url: objection },
  }
  return { to, locale, subject, ...layoutMail(layout) }
}

interface AssessmentMail {
  to: string
  locale: Locale
  receivedAt: Date
  assessment: StoredAssessment
}

/**
 * Returns the mail that tells the people of the account about the consequences of a withdrawal without a login for
 * their contract.
 */
export function assessmentMail({ productName }: MailContext, { to, locale, receivedAt, assessment }: AssessmentMail): Mail {
  const say = sayIn(locale, productName)
  const subject = say('assessed.subject')
  const layout = {
    locale,
    productName,
    heading: subject,
    paragraphs: [say('assessed.text', { at: momentText(receivedAt, locale) }), say('assessed.rule')],
    sections: [linesSection(assessmentLines(assessment, locale), locale)],
    note: say('assessed.note'),
  }
  return { to, locale, subject, ...layoutMail(layout) }
}

/** Returns the mail that tells the people of the account that their contract was undone. */
export function undoneMail(
  { productName }: MailContext,
  { to, locale, assessment }: { to: string; locale: Locale; assessment: WithdrawalAssessment },
): Mail {
  const say = sayIn(locale, productName)
  const subject = say('undone.subject')
  const { orderedAt, until, paid, owed } = assessment
  // This is also correct after a run that had already refunded a part.
  const refund = (Math.round(paid * 100) - Math.round(owed * 100)) / 100
  const stored = { ...assessment, refund, orderedAt: orderedAt.toISOString(), until: until.toISOString() }
  const lines = assessmentLines(stored, locale)
  const paragraphs = [say('undone.text', { plan: assessment.product })]
  return {
    to,
    locale,
    subject,
    ...layoutMail({ locale, productName, heading: subject, paragraphs, sections: [linesSection(lines, locale)] }),
  }
}

/** Returns the mail that tells the operator that declarations are waiting. It contains no names. */
export function operatorMail({ productName, home }: MailContext, to: string): Mail {
  const locale = 'de'
  const say = sayIn(locale, productName)
  const subject = say('operator.subject')
  const layout = {
    locale,
    productName,
    heading: subject,
    paragraphs: [say('operator.text')],
    action: { label: say('operator.action'), url: `${home}${paths.admin(locale, { tab: 'declarations' })}` },
  } as const
  return { to, locale, subject, ...layoutMail(layout) }
}
