import { randomUUID } from 'node:crypto'
import type { Cancellation, Declaration, DeclarationReceipt, ObjectionLink } from '@marklot/contracts/declarations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CarryOutContext, carryOut } from '../src/declarations/carry-out.ts'
import { joinContractEnders } from '../src/platform/contract-ender.ts'
import { createLinkSigner } from '../src/platform/signed-links.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

let at: MembersWorld
let administrator: Person
beforeAll(async () => {
  at = await startMembersWorld()
  administrator = await at.personOf('administrator')
})
afterAll(() => at.close())

interface ReceivedMail {
  to: string[]
  subject: string
  text: string
}
const mailsTo = async (to: string): Promise<ReceivedMail[]> =>
  (await (await fetch(`${at.origin}/_sim/mailbox/messages?to=${encodeURIComponent(to)}`)).json()) as ReceivedMail[]
const work = () => at.product.jobs.runDue()

/** Returns a person with a confirmed address and a plan that began at the clock's current time. */
async function subscriber(product = 'professional'): Promise<{ person: Person; mail: string; accountId: string }> {
  const subject = `customer-${randomUUID().slice(0, 8)}`
  const mail = `${subject}@lindenhof.test`
  const person = await at.person(subject, { email: mail, email_verified: true })
  const { id: accountId } = await person.api.accounts.ownAccount()
  await administrator.api.billing.grant({ params: { id: accountId }, body: { product } })
  return { person, mail, accountId }
}

const cancellation = (given: Partial<Cancellation> & { identification: string }): Cancellation => ({
  requestId: randomUUID(),
  type: 'ordinary',
  reason: '',
  name: 'Ada Lind',
  contract: 'Marklot Professional',
  endsOn: null,
  receiptMail: `receipt-${randomUUID().slice(0, 8)}@lindenhof.test`,
  ...given,
})
const listed = async (query: string): Promise<Declaration | undefined> =>
  (await administrator.api.declarations.list({ query: { query } })).declarations[0]
const wordsAt = ({ lines }: Pick<DeclarationReceipt, 'lines'>, label: string) => lines.find((line) => line.label === label)?.value
const tokenIn = ({ text }: ReceivedMail) => /\/objection\/([\w.-]+)/.exec(text)?.[1] ?? ''

describe('a cancellation without login', () => {
  it('is confirmed at once with content, date and time, and ends the contract', async () => {
    const { person, mail } = await subscriber()
    const sent = cancellation({ identification: mail.toUpperCase() })
    const receipt = await at.visitor.declarations.cancel({ body: sent })
    expect(receipt).toMatchObject({ kind: 'cancellation', isMailed: true, receivedUtc: expect.stringMatching(/Z$/) })
    expect(wordsAt(receipt, 'Contract')).toBe('Marklot Professional')
    expect(wordsAt(receipt, 'End of the contract')).toBe('at the earliest possible date')
    expect(wordsAt(receipt, 'Received on')).toMatch(/\d{4}, \d\d:\d\d:\d\d/)
    expect(receipt.text).toContain('by pressing the button “Cancel now”')
    await work()
    const [confirmation, ...others] = await mailsTo(sent.receiptMail)
    expect(others).toEqual([])
    for (const { value } of receipt.lines) expect(confirmation?.text).toContain(value)
    const { state, validUntilUtc } = await person.api.billing.ownSubscription()
    expect([state, validUntilUtc]).toEqual(['Cancelled', expect.any(String)])
    const [end] = await mailsTo(mail)
    expect(end?.subject).toMatch(/^Ihr Vertrag Professional endet am \d+\. \w+ \d{4}$/)
    expect(await listed(receipt.reference)).toMatchObject({
      state: 'carriedOut',
      reason: null,
      isSignedIn: false,
      endsUtc: validUntilUtc,
    })
  })

  it('reveals to nobody whether an account exists', async () => {
    const { mail } = await subscriber()
    const known = cancellation({ identification: mail })
    const unknown = cancellation({ identification: 'nobody@elsewhere.test' })
    const receipts = []
    for (const body of [known, unknown]) receipts.push(await at.visitor.declarations.cancel({ body }))
    await work()
    const texts = await Promise.all([known, unknown].map(async ({ receiptMail }) => (await mailsTo(receiptMail))[0]?.text))
    const neutral = (text = '', { identification, receiptMail }: Cancellation, { reference }: DeclarationReceipt) =>
      text
        .replaceAll(identification, '')
        .replaceAll(receiptMail, '')
        .replaceAll(reference, '')
        .replace(/\d\d:\d\d:\d\d/g, '')
    const [first, second] = receipts as [DeclarationReceipt, DeclarationReceipt]
    expect(neutral(first.text, known, first)).toBe(neutral(second.text, unknown, second))
    expect(neutral(texts[0], known, first)).toBe(neutral(texts[1], unknown, second))
  })

  it('waits for the operator when no account, no contract or a good cause is named', async () => {
    const trial = await at.person('only-trial', { email: 'only-trial@lindenhof.test', email_verified: true })
    await trial.api.accounts.ownAccount()
    const { mail } = await subscriber()
    for (const [given, reason] of [
      [{ identification: 'customer number 17' }, 'noAccount'],
      [{ identification: 'only-trial@lindenhof.test' }, 'noContract'],
      [{ identification: mail, type: 'extraordinary', reason: 'The service was down.' }, 'extraordinary'],
    ] as const) {
      const { reference } = await at.visitor.declarations.cancel({ body: cancellation(given) })
      await work()
      expect(await listed(reference)).toMatchObject({ state: 'open', reason })
    }
    expect((await mailsTo('service@anbieter.test')).length).toBe(1)
  })

  it('counts only confirmed addresses', async () => {
    const person = await at.person('unconfirmed-one', { email: 'unconfirmed@lindenhof.test', email_verified: false })
    const { id } = await person.api.accounts.ownAccount()
    await administrator.api.billing.grant({ params: { id }, body: { product: 'starter' } })
    const { reference } = await at.visitor.declarations.cancel({
      body: cancellation({ identification: 'unconfirmed@lindenhof.test' }),
    })
    await work()
    expect(await listed(reference)).toMatchObject({ state: 'open', reason: 'noAccount' })
    expect((await person.api.billing.ownSubscription()).state).toBe('Active')
  })

  it('is taken again after the contract was cancelled, and changes nothing', async () => {
    const { person, mail } = await subscriber()
    await at.visitor.declarations.cancel({ body: cancellation({ identification: mail }) })
    await work()
    const { validUntilUtc } = await person.api.billing.ownSubscription()
    const again = await at.visitor.declarations.cancel({ body: cancellation({ identification: mail }) })
    await work()
    expect(await listed(again.reference)).toMatchObject({ state: 'carriedOut', endsUtc: validUntilUtc })
    expect((await person.api.billing.ownSubscription()).validUntilUtc).toBe(validUntilUtc)
  })

  it('is stored once when it is sent twice, but every other one is stored', async () => {
    const body = cancellation({ identification: 'twice@elsewhere.test', name: 'Twice Sent' })
    const [first, second] = await Promise.all([1, 2].map(() => at.visitor.declarations.cancel({ body })))
    expect(second).toEqual(first)
    await at.visitor.declarations.cancel({ body: { ...body, contract: 'Another one' } })
    expect((await administrator.api.declarations.list({ query: { query: 'twice sent' } })).total).toBe(2)
    await work()
    expect(await mailsTo(body.receiptMail)).toHaveLength(2)
  })

  it('is stored together with its confirmation, or not at all', async () => {
    const body = cancellation({ identification: 'together@elsewhere.test', name: 'All Or Nothing' })
    await at.world.pool.query('alter table mails rename to mails_away')
    try {
      await expect(at.visitor.declarations.cancel({ body })).rejects.toMatchObject({ status: 500 })
    } finally {
      await at.world.pool.query('alter table mails_away rename to mails')
    }
    expect(await listed('all or nothing')).toBeUndefined()
    const { reference } = await at.visitor.declarations.cancel({ body })
    await work()
    expect(await listed('all or nothing')).toMatchObject({ reference })
    expect(await mailsTo(body.receiptMail)).toHaveLength(1)
  })

  it('ends a contract in the period of the day that was asked for', async () => {
    const { person, mail } = await subscriber()
    const day = new Date(at.now().getTime() + 75 * 86_400_000).toISOString().slice(0, 10)
    const { reference } = await at.visitor.declarations.cancel({ body: cancellation({ identification: mail, endsOn: day }) })
    await work()
    expect(await listed(reference)).toMatchObject({ state: 'waiting' })
    expect((await person.api.billing.ownSubscription()).state).toBe('Active')
    for (let week = 0; week < 10; week++) {
      await at.days(7)
      await work()
    }
    const { state, validUntilDate } = await person.api.billing.ownSubscription()
    expect(state).toBe('Cancelled')
    expect(validUntilDate && validUntilDate >= day).toBe(true)
    expect(await listed(reference)).toMatchObject({ state: 'carriedOut' })
  })

  it('shows as open while the provider cannot be reached, and is repeated until it succeeds', async () => {
    const { mail, accountId } = await subscriber()
    const { reference } = await at.visitor.declarations.cancel({ body: cancellation({ identification: mail }) })
    const { id = '' } = (await listed(reference)) ?? {}
    const earliestEnd = new Date(at.now().getTime() + 20 * 86_400_000)
    const paid = { id: randomUUID(), accountId, product: 'Professional', timeZone: 'Europe/Berlin', endsAt: null, earliestEnd }
    let isAway = true
    const mails: string[] = []
    const context = {
      pool: at.world.pool,
      clock: { now: at.now },
      mailer: { queue: async (_: unknown, { to }: { to: string }) => void mails.push(to) },
      signer: createLinkSigner(at.world.pool, 'declarations'),
      productName: 'Marklot',
      home: at.origin,
      operatorMail: 'operator@anbieter.test',
      workOn: async () => undefined,
      contracts: joinContractEnders([
        { runningContracts: async () => [], end: async () => undefined, resume: async () => false },
        {
          // An earlier contract ends now, while the other one continues.
          runningContracts: async () => [{ ...paid, id: randomUUID(), endsAt: at.now() }, paid],
          end: async () => {
            if (isAway) throw new Error('The provider is away')
            return earliestEnd
          },
          resume: async () => false,
        },
      ]),
    } as unknown as CarryOutContext
    await expect(carryOut(context, id)).rejects.toThrow('away')
    expect(await listed(reference)).toMatchObject({ state: 'open', reason: 'provider', accountId })
    isAway = false
    for (let i = 0; i < 2; i++) await carryOut(context, id)
    expect(await listed(reference)).toMatchObject({ state: 'carriedOut', endsUtc: earliestEnd.toISOString() })
    expect(mails).toEqual(['operator@anbieter.test', mail])
    expect((await listed(reference))?.reason).toBeNull()
  })

  it('does not flood an address with confirmations', async () => {
    const receiptMail = 'flooded@lindenhof.test'
    const receipts: DeclarationReceipt[] = []
    for (let i = 0; i < 12; i++)
      receipts.push(await at.visitor.declarations.cancel({ body: cancellation({ identification: `flood ${i}`, receiptMail }) }))
    await work()
    expect(receipts.map(({ isMailed }) => isMailed)).toEqual([...Array(10).fill(true), false, false])
    expect(await mailsTo(receiptMail)).toHaveLength(10)
    expect(await listed(receipts[11]?.reference ?? '')).toMatchObject({ state: 'open' })
  })
})

describe('the holder of the account', () => {
  const cancelled = async () => {
    const owner = await subscriber()
    const { reference } = await at.visitor.declarations.cancel({ body: cancellation({ identification: owner.mail }) })
    await work()
    const [mail] = await mailsTo(owner.mail)
    return { ...owner, reference, params: { token: mail ? tokenIn(mail) : '' } }
  }

  it('can object by the link of the mail, and the contract goes on', async () => {
    const { person, reference, params } = await cancelled()
    const link = await at.visitor.declarations.link({ params })
    expect(link).toMatchObject({ state: 'possible', contract: 'Professional', reference } satisfies Partial<ObjectionLink>)
    expect((await person.api.billing.ownSubscription()).state).toBe('Cancelled')
    for (let i = 0; i < 2; i++) expect(await at.visitor.declarations.object({ params })).toMatchObject({ state: 'goesOn' })
    expect(await person.api.billing.ownSubscription()).toMatchObject({ state: 'Active', validUntilUtc: null })
    expect(await listed(reference)).toMatchObject({ state: 'objected', objectedUtc: expect.any(String) })
  })

  it('is informed of every cancellation that ends the contract', async () => {
    const { mail, params } = await cancelled()
    await at.visitor.declarations.object({ params })
    await at.visitor.declarations.cancel({ body: cancellation({ identification: mail }) })
    await work()
    expect(await mailsTo(mail)).toHaveLength(2)
  })

  it('cannot object after the end, nor with a link that nobody sent', async () => {
    const { params } = await cancelled()
    await at.days(40)
    expect(await at.visitor.declarations.link({ params })).toMatchObject({ state: 'over' })
    expect(await at.visitor.declarations.object({ params })).toMatchObject({ state: 'over' })
    const forged = { token: `${params.token.split('.')[0]}.${'A'.repeat(27)}` }
    await expect(at.visitor.declarations.link({ params: forged })).rejects.toMatchObject({ code: 'link.invalid' })
  })
})

describe('a signed-in person', () => {
  it('cancels the own contract, even while suspended, and needs no objection', async () => {
    const { person, mail, accountId } = await subscriber()
    await administrator.api.accounts.accountState({ params: { id: accountId }, body: { state: 'suspended' } })
    const receipt = await person.api.declarations.cancel({ body: cancellation({ identification: mail }) })
    expect(wordsAt(receipt, 'Erklärung')).toBe('Kündigung')
    await work()
    expect(await listed(receipt.reference)).toMatchObject({ state: 'carriedOut', isSignedIn: true, accountId })
    expect((await mailsTo(mail))[0]?.text).not.toContain('/objection/')
  })

  it('has no say about the contract of somebody else', async () => {
    const { mail } = await subscriber()
    const stranger = await subscriber()
    const { reference } = await stranger.person.api.declarations.cancel({ body: cancellation({ identification: mail }) })
    await work()
    expect(await listed(reference)).toMatchObject({ isSignedIn: false })
    expect((await mailsTo(mail))[0]?.text).toContain('/objection/')
    expect((await stranger.person.api.billing.ownSubscription()).state).toBe('Active')
  })
})

describe('a withdrawal', () => {
  it('is acknowledged at once and waits for the operator, whatever it names', async () => {
    const { mail, person } = await subscriber()
    const body = { requestId: randomUUID(), name: 'Ada Lind', contract: 'order of yesterday', receiptMail: mail }
    const receipt = await at.visitor.declarations.withdraw({ body })
    expect(receipt.kind).toBe('withdrawal')
    expect(receipt.text).toContain('“Confirm withdrawal”')
    await work()
    const [acknowledgement] = await mailsTo(mail)
    for (const { value } of receipt.lines) expect(acknowledgement?.text).toContain(value)
    expect(await listed(receipt.reference)).toMatchObject({
      state: 'open',
      reason: 'withdrawal',
      accountId: (await person.api.accounts.ownAccount()).id,
    })
  })
})

describe('declarations', () => {
  it('are settled by an administrator with a note, and the change is recorded', async () => {
    const { reference } = await at.visitor.declarations.cancel({ body: cancellation({ identification: 'settle me' }) })
    await work()
    const { id } = (await listed(reference)) ?? { id: '' }
    const settled = await administrator.api.declarations.settle({ params: { id }, body: { isDone: true, note: 'Called.' } })
    expect(settled).toMatchObject({ state: 'done', note: 'Called.', settledUtc: expect.any(String) })
    const { entries } = await administrator.api.administration.auditEntries({ query: {} })
    expect(entries[0]).toMatchObject({ action: 'declaration.settled', objectId: id })
    const reopened = await administrator.api.declarations.settle({ params: { id }, body: { isDone: false } })
    expect(reopened).toMatchObject({ state: 'open', settledUtc: null })
    await expect(
      administrator.api.declarations.settle({ params: { id: randomUUID() }, body: { isDone: true } }),
    ).rejects.toMatchObject({ code: 'declaration.notFound' })
  })

  it.each([
    ['no address', { receiptMail: '' }],
    ['two addresses', { receiptMail: 'a@b.test,c@d.test' }],
    ['a line break in the address', { receiptMail: 'a@b.test\r\nBcc: c@d.test' }],
    ['an overlong name', { name: 'x'.repeat(301) }],
    ['an overlong reason', { reason: 'x'.repeat(2_001) }],
  ])('are refused with %s', async (_, fault) => {
    const body = { ...cancellation({ identification: 'x' }), ...fault }
    await expect(at.visitor.declarations.cancel({ body })).rejects.toMatchObject({ code: 'request.invalid' })
  })

  it('are part of the data export, outlive the account, and are deleted after six years', async () => {
    const { person, mail } = await subscriber()
    const sent = cancellation({ identification: mail, name: 'Leaving Customer' })
    const { reference } = await at.visitor.declarations.cancel({ body: sent })
    await work()
    const file = JSON.parse(await (await person.api.accounts.export()).text())
    expect(file.accounts[0].declarations).toMatchObject([{ reference, state: 'carriedOut' }])
    await person.api.accounts.requestDeletion()
    await at.days(200)
    await work()
    expect(await listed(reference)).toMatchObject({ accountId: null, state: 'carriedOut' })
    await at.days(7 * 366)
    await work()
    expect(await listed(reference)).toBeUndefined()
  })
})

it('limits how often one address may declare', async () => {
  const limited = await startMembersWorld({ RATE_LIMIT: 'on' })
  try {
    const declare = () => limited.visitor.declarations.cancel({ body: cancellation({ identification: 'x' }) })
    for (let i = 0; i < 10; i++) await declare()
    await expect(declare()).rejects.toMatchObject({ status: 429, code: 'request.tooMany' })
  } finally {
    await limited.close()
  }
})
