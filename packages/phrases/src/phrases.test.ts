import { errorStatus } from '@marklot/contracts/errors'
import { locales } from '@marklot/contracts/locale'
import { describe, expect, it } from 'vitest'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { advice } from './advice.ts'
import { adviceFindings } from './advice-findings.ts'
import { advisor } from './advisor.ts'
import { assessment } from './assessment.ts'
import { billing } from './billing.ts'
import { boards } from './boards.ts'
import { brands } from './brands.ts'
import { calendar } from './calendar.ts'
import { charts } from './charts.ts'
import { checks } from './checks.ts'
import { consent } from './consent.ts'
import { dashboard } from './dashboard.ts'
import { deadlines } from './deadlines.ts'
import { domains } from './domains.ts'
import { errors } from './errors.ts'
import { feedback } from './feedback.ts'
import { grounds } from './grounds.ts'
import { guardian } from './guardian.ts'
import { home } from './home.ts'
import { identity } from './identity.ts'
import { insights } from './insights.ts'
import { legal } from './legal.ts'
import { logos } from './logos.ts'
import { mail } from './mail.ts'
import { method } from './method.ts'
import { monitor } from './monitor.ts'
import { my } from './my.ts'
import { offices } from './offices.ts'
import { payments } from './payments.ts'
import { paywall } from './paywall.ts'
import type { PhraseTable, PhraseText } from './phrase.ts'
import { pilot } from './pilot.ts'
import { plans } from './plans.ts'
import { protocol } from './protocol.ts'
import { query } from './query.ts'
import { radar } from './radar.ts'
import { radarMail } from './radar-mail.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { stations } from './stations.ts'
import { tlds } from './tlds.ts'
import { ui } from './ui.ts'
import { validation } from './validation.ts'

const tables: Record<string, PhraseTable> = {
  shell,
  errors,
  validation,
  offices,
  ui,
  search,
  query,
  radar,
  radarMail,
  brands,
  pilot,
  stations,
  boards,
  guardian,
  domains,
  protocol,
  tlds,
  logos,
  checks,
  calendar,
  my,
  dashboard,
  deadlines,
  accounts,
  admin,
  advice,
  adviceFindings,
  assessment,
  advisor,
  billing,
  identity,
  mail,
  method,
  monitor,
  session,
  payments,
  paywall,
  settings,
  feedback,
  consent,
  grounds,
  home,
  insights,
  charts,
  plans,
  legal,
}

const formsOf = (text: PhraseText): string[] => (typeof text === 'string' ? [text] : Object.values(text))
const placesOf = (text: PhraseText): string[] =>
  [...new Set(formsOf(text).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')))]
    .filter((name) => typeof text === 'string' || name !== 'count')
    .sort()

const rows = Object.entries(tables).flatMap(([table, phrases]) =>
  Object.entries(phrases).map(([key, text]) => ({ table, key, text })),
)

describe('phrases', () => {
  it.each(rows)('$table.$key has a text in five languages', ({ text }) => {
    for (const locale of locales)
      for (const form of formsOf(text[locale])) {
        expect(form).toBe(form.trim())
        expect(form).not.toBe('')
      }
  })

  it.each(rows)('$table.$key has the same placeholders in every language', ({ text }) => {
    for (const locale of locales) expect({ [locale]: placesOf(text[locale]) }).toEqual({ [locale]: placesOf(text.en) })
  })

  it('gives the messages of the validation rules in the words of spec 1, section 5', () => {
    const { vatId: _, ...ofSpec } = validation
    expect(Object.fromEntries(Object.entries(ofSpec).map(([key, text]) => [key, text.en]))).toEqual({
      required: 'Required',
      decimal: 'Decimal entry required, e.g. 49.99',
      percentage: 'Percentage entry required, e.g. 19',
      confirm: 'Please confirm',
      mail: 'Email address required',
      nonEmptyList: 'Required',
    })
  })

  it('has one sentence for every error code', () => {
    expect(Object.keys(errors).sort()).toEqual(Object.keys(errorStatus).sort())
  })
})
