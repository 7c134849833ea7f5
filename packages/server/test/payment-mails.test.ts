import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activate, type MarketplaceWorld, orderAtMarketplace, startMarketplaceWorld } from './marketplace-world.ts'
import type { MembersWorld, Person } from './members-world.ts'
import { buy, order, type PaymentWorld, startPaymentWorld } from './payment-world.ts'

/*
 * Tests that each mail about a subscription is sent once, even if its event arrives twice, or the process dies between
 * storing and sending the mail.
 */

interface Case {
  at: MembersWorld
  /** The recipient of the mails. */
  to: string
  /** Causes the event and stores its consequences. */
  act(): Promise<unknown>
  /** Processes the same event again. */
  again(): Promise<unknown>
}

const mailsTo = async ({ at, to }: Pick<Case, 'at' | 'to'>) => {
  const reply = await fetch(`${at.origin}/_sim/mailbox/messages?${new URLSearchParams({ to })}`)
  return (await reply.json()) as { subject: string; text: string }[]
}
const subjectsTo = async (one: Case) => (await mailsTo(one)).map(({ subject }) => subject)
/**
 * Makes each later mail look as if a process had taken it and died before sending it: the mail never becomes due.
 * `noticeDeaths` adds the expired lease later, because `runDue` would wait for a running one.
 */
const killSenders = (at: MembersWorld) =>
  at.world.pool.query(`create function die() returns trigger language plpgsql as $$ begin
      new.due_at := 'infinity'; return new; end $$;
    create trigger die before insert on jobs for each row when (new.queue = 'mail') execute function die()`)
/** Makes the leases of the dead processes expire. */
async function noticeDeaths(at: MembersWorld): Promise<void> {
  await at.world.pool.query(`drop trigger if exists die on jobs; drop function if exists die();
    update jobs set due_at = '-infinity', worker = gen_random_uuid(), leased_until = '-infinity' where due_at = 'infinity'`)
  await at.product.jobs.runDue()
}

async function isSentOnce(one: Case, subject: string): Promise<void> {
  const count = async () => (await subjectsTo(one)).filter((sent) => sent === subject).length
  await killSenders(one.at)
  await one.act()
  expect(await count()).toBe(0)
  await one.again()
  await noticeDeaths(one.at)
  expect(await count()).toBe(1)
  await one.again()
  expect(await count()).toBe(1)
}

/** Processes the newest events of a subscription again, and reconciles it with its provider. */
async function repeatEvents(at: MembersWorld, providerId: string): Promise<void> {
  const { api } = await at.personOf('administrator', 'operator')
  const { events } = await api.paymentAdministration.events({ query: { query: providerId, size: 50 } })
  for (const { id } of events.slice(0, 5)) await api.paymentAdministration.repeatEvent({ params: { id } })
  await at.product.jobs.runDue()
  await api.paymentAdministration.reconcile()
  await at.product.jobs.runDue()
}
/** Runs the task that reports a late activation again. */
async function tellAgain({ world, product }: MembersWorld, orderId: string): Promise<void> {
  await world.pool.query(
    `insert into jobs (task, queue, payload, key, due_at, created_at)
     values ('payment.tellDelay', 'default', $1, 'again', '-infinity', now())`,
    [JSON.stringify({ orderId })],
  )
  await product.jobs.runDue()
}

describe('PayPal', () => {
  let at: PaymentWorld
  let person: Person
  let mails = 0
  let to = ''
  beforeAll(async () => {
    at = await startPaymentWorld()
    return () => at.close()
  }, 60_000)
  beforeEach(async () => {
    person = await at.personOf('trial')
    to = `once-${++mails}@lindenhof.test`
    await at.lever('POST', '/webhook-faults', { fault: 'duplicate', times: 20 })
  })
  afterEach(async () => {
    await at.lever('DELETE', '/faults')
    await noticeDeaths(at)
  })
  const bought = async () => {
    const { providerId } = await buy(at, person, 'starter', { email: to })
    await at.settle()
    return { providerId, again: () => repeatEvents(at, providerId) }
  }

  it('reports once that a plan is active', async () => {
    let providerId = ''
    const act = async () => {
      providerId = (await buy(at, person, 'starter', { email: to })).providerId
      await at.settle()
    }
    await isSentOnce({ at, to, act, again: () => repeatEvents(at, providerId) }, 'Starter ist aktiv')
  })

  it('reports once that an activation takes long', async () => {
    const { id: orderId } = await order(person, 'starter', { email: to })
    const { providerId } = await person.api.payment.createPayPal({ params: { id: orderId }, body: {} })
    const act = async () => {
      await at.lever('POST', `/subscriptions/${providerId}/approve-later`, { minutes: 60 })
      await person.api.payment.confirmPayPal({ body: { orderId, subscriptionId: providerId } })
      await at.pass({ minutes: 31 })
    }
    await isSentOnce({ at, to, act, again: () => tellAgain(at, orderId) }, 'Ihre Bestellung wird noch freigeschaltet')
  })

  it('reports a failed payment once', async () => {
    const { providerId, again } = await bought()
    await at.lever('POST', `/subscriptions/${providerId}/fail-payments`, { times: 1 })
    await isSentOnce({ at, to, act: () => at.pass({ days: 32 }), again }, 'Eine Zahlung für Starter ist fehlgeschlagen')
    const [{ text } = { text: '' }] = await mailsTo({ at, to })
    expect(text).toContain('den fälligen Betrag von 29,00\u00a0€ nicht einziehen')
    expect(text).toMatch(/Ihr Zugang bleibt bis zum .* bestehen\. Ist der Betrag bis dahin nicht bezahlt, sperren wir den Zugang/)
  })

  it('names no future access once the time for a missing payment is over', async () => {
    const { providerId } = await bought()
    await at.lever('POST', `/subscriptions/${providerId}/fail-payments`, { times: 20 })
    for (let half = 0; half < 4; half++) await at.pass({ days: 16 })
    const failed = (await mailsTo({ at, to })).filter(({ subject }) => subject.includes('fehlgeschlagen'))
    expect(failed[0]?.text).toMatch(/Seit dem Ablauf des .* ist Ihr Zugang gesperrt/)
    expect(failed.at(-1)?.text).toContain('Ihr Zugang bleibt bis zum')
  })

  it('reports once that a plan is suspended', async () => {
    const { providerId, again } = await bought()
    await at.lever('POST', `/subscriptions/${providerId}/fail-payments`, { times: 20 })
    await at.pass({ days: 46 })
    const act = async () => {
      for (let half = 0; half < 2; half++) await at.pass({ days: 16 })
    }
    await isSentOnce({ at, to, act, again }, 'Starter ist ausgesetzt')
  })

  it('reports once that a plan is cancelled', async () => {
    const { providerId, again } = await bought()
    const act = async () => {
      await person.api.payment.cancelPayPal({ params: { id: providerId }, body: {} })
      await at.settle()
    }
    await isSentOnce({ at, to, act, again }, 'Starter ist gekündigt')
  })
})

describe('the marketplace', () => {
  let at: MarketplaceWorld
  let person: Person
  beforeAll(async () => {
    at = await startMarketplaceWorld()
    return () => at.close()
  }, 60_000)
  beforeEach(async () => {
    person = await at.personOf('trial')
    await at.lever('POST', '/webhook-faults', { fault: 'duplicate', times: 50 })
  })
  afterEach(async () => {
    await at.lever('POST', '/faults/clear')
    await at.lever('POST', '/settings', { activationSeconds: 0 })
  })
  /** The address to which all orders of this test refer. */
  const to = 'rechnung@lindenhof.test'

  it('reports once that a plan is active, suspended and cancelled', async () => {
    const { id, token } = await at.purchase({ planId: 'starter' })
    const again = () => repeatEvents(at, id)
    await isSentOnce({ at, to, act: () => activate(person, token), again }, 'Starter ist aktiv')
    await isSentOnce({ at, to, act: () => at.portal(id, 'suspend'), again }, 'Starter ist ausgesetzt')
    await isSentOnce({ at, to, act: () => at.portal(id, 'unsubscribe'), again }, 'Starter ist gekündigt')
    const textOf = async (subject: string) => (await mailsTo({ at, to })).find((mail) => mail.subject === subject)?.text
    expect(await textOf('Starter ist aktiv')).toContain('Laufzeit und Kündigung: wie im Marktplatz von Microsoft vereinbart')
    expect(await textOf('Starter ist ausgesetzt')).toContain('prüfen Sie Ihre Zahlungsdaten bei Microsoft')
    // In the marketplace, access ends with the subscription.
    expect(await textOf('Starter ist gekündigt')).toContain('Ihr Zugang ist damit beendet')
  }, 180_000)

  it('reports once that an activation takes long', async () => {
    await at.lever('POST', '/settings', { activationSeconds: 7_200 })
    const { token } = await at.purchase({ planId: 'starter' })
    const { id: orderId } = await orderAtMarketplace(person)
    const act = async () => {
      await person.api.payment.activateMarketplace({ body: { orderId, token } })
      await at.pass({ seconds: 31 * 60 })
    }
    await isSentOnce({ at, to, act, again: () => tellAgain(at, orderId) }, 'Ihre Bestellung wird noch freigeschaltet')
  })
})
