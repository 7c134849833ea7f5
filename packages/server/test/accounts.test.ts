import { ApiError, createClient } from '@marklot/contracts'
import { contract } from '@marklot/contracts/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseDueAccounts, makeAdministrator, removeSamplePeople } from '../src/accounts/index.ts'
import { joinAccountHooks } from '../src/platform/capability.ts'
import { objectKey } from '../src/platform/object-store-keys.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

let at: MembersWorld
let administrator: Person
/** The operator's program, which uses basic authentication. */
const service = { name: 'agent', password: 'a long password of the tests, not guessed' }
beforeAll(async () => {
  at = await startMembersWorld({ SERVICE_NAME: service.name, SERVICE_PASSWORD: service.password })
  administrator = await at.personOf('administrator')
})
afterAll(() => at.close())

const anna = { email: 'anna@kanzlei.test', email_verified: true, given_name: 'Anna', family_name: 'Weber', name: 'Anna Weber' }
const nobody = '00000000-0000-4000-8000-000000000000'

/** Returns the code with which a call fails. */
async function refusal(call: Promise<unknown>): Promise<string | undefined> {
  const error = await call.then(
    () => undefined,
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return (error as ApiError).code
}
const address = {
  firstName: 'Anna',
  lastName: 'Weber',
  street: 'Lindenstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'anna@kanzlei.test',
}

describe('the first sign-in', () => {
  it('creates user, default account and trial, once for many concurrent calls', async () => {
    const { api } = await at.person('first', anna)
    const accounts = await Promise.all(Array.from({ length: 30 }, () => api.accounts.ownAccount()))
    expect(new Set(accounts.map(({ id }) => id)).size).toBe(1)
    expect(accounts[0]).toMatchObject({
      name: 'Anna Weber',
      timeZone: 'Europe/Berlin',
      notificationLanguage: 'de',
      state: 'active',
    })
    expect(await api.accounts.ownAccounts()).toHaveLength(1)
    expect(await api.accounts.user()).toMatchObject({ email: anna.email, givenName: 'Anna', familyName: 'Weber' })
    expect(await api.accounts.permissions()).toEqual([])
    const subscriptions = await api.billing.ownSubscriptions()
    expect(subscriptions).toMatchObject([{ type: 'trial', state: 'Active' }])
  })

  it('distinguishes people of two providers with the same subject, and updates changed names', async () => {
    const before = await at.person('renamed', anna)
    const { id } = await before.api.accounts.user()
    const after = await at.person('renamed', { ...anna, family_name: 'Weber-Klein', name: 'Anna Weber-Klein' })
    expect(await after.api.accounts.user()).toMatchObject({ id, familyName: 'Weber-Klein' })
  })
})

describe('a program with basic authentication', () => {
  it('is a separate user with the rights that an administrator grants', async () => {
    const api = createClient(contract, { origin: at.origin, locale: () => 'en', basic: service })
    const { id } = await api.accounts.user()
    expect(await refusal(api.accounts.accounts({ query: {} }))).toBe('auth.forbidden')
    await administrator.api.accounts.changeUserPermissions({ params: { id }, body: [{ resource: 'Accounts', level: 1 }] })
    expect((await api.accounts.accounts({ query: {} })).total).toBeGreaterThan(0)
    const wrong = createClient(contract, { origin: at.origin, locale: () => 'en', basic: { ...service, password: 'x' } })
    expect(await refusal(wrong.accounts.user())).toBe('auth.invalidToken')
  })
})

describe('an account', () => {
  it('is accessible to its people only', async () => {
    const mine = (await at.person('mine', anna)).api
    const other = (await at.person('other')).api
    const { id } = await mine.accounts.ownAccount()
    for (const own of [id, id.toUpperCase()]) expect((await mine.accounts.account({ params: { id: own } })).id).toBe(id)
    expect(await refusal(other.accounts.account({ params: { id } }))).toBe('account.notFound')
    expect(await refusal(other.accounts.changeAccount({ params: { id }, body: { name: 'Taken' } }))).toBe('account.notFound')
    expect(await refusal(other.accounts.accountUsers({ params: { id } }))).toBe('account.notFound')
    expect(await refusal(other.accounts.accountBillingAddress({ params: { id } }))).toBe('account.notFound')
    expect(await refusal(other.billing.accountSubscriptions({ params: { id } }))).toBe('account.notFound')
    expect(await refusal(at.visitor.accounts.account({ params: { id } }))).toBe('auth.required')
    expect((await administrator.api.accounts.account({ params: { id } })).id).toBe(id)
    expect(await refusal(administrator.api.accounts.account({ params: { id: nobody } }))).toBe('account.notFound')
  })

  it('changes its name, time zone and language', async () => {
    const { api } = await at.person('changing')
    const { id } = await api.accounts.ownAccount()
    const changed = await api.accounts.changeAccount({
      params: { id },
      body: { timeZone: 'Europe/Vienna', notificationLanguage: 'it' },
    })
    expect(changed).toMatchObject({ timeZone: 'Europe/Vienna', notificationLanguage: 'it' })
    expect(await refusal(api.accounts.changeAccount({ params: { id }, body: { timeZone: 'Mars/Olympus' } }))).toBe(
      'request.invalid',
    )
    expect(await refusal(api.accounts.changeAccount({ params: { id }, body: { name: '  ' } }))).toBe('request.invalid')
  })

  it('has a billing address that follows the rules of the specification', async () => {
    const { api } = await at.person('paying', anna)
    expect(await api.accounts.billingAddress()).toMatchObject({
      firstName: 'Anna',
      lastName: 'Weber',
      street: '',
      email: anna.email,
    })
    const error = await api.accounts
      .changeBillingAddress({ body: { ...address, isBusinessCustomer: true, street: ' ', email: 'anna@kanzlei' } })
      .catch((reason) => reason)
    const { details } = error.body as { details: { path: string; message: string }[] }
    expect(Object.fromEntries(details.map(({ path, message }) => [path, message]))).toMatchObject({
      street: 'Pflichtangabe',
      email: expect.stringContaining('E-Mail'),
    })
    expect(await refusal(api.accounts.changeBillingAddress({ body: { ...address, isBusinessCustomer: true } }))).toBe(
      'request.invalid',
    )
    const saved = await api.accounts.changeBillingAddress({
      body: { ...address, isBusinessCustomer: true, company: 'Kanzlei Weber' },
    })
    expect(saved).toEqual({ ...address, isBusinessCustomer: true, company: 'Kanzlei Weber' })
    const { id } = await api.accounts.ownAccount()
    expect(await administrator.api.accounts.accountBillingAddress({ params: { id } })).toEqual(saved)
  })
})

describe('administrators', () => {
  it('find accounts and users by parts of names and addresses', async () => {
    const { api } = await at.person('wanted', { ...anna, name: 'Žofie 100%_Special', email: 'zofie@special.test' })
    const { id } = await api.accounts.ownAccount()
    for (const query of ['100%_special', 'ZOFIE@special', id]) {
      const { accounts, total } = await administrator.api.accounts.accounts({ query: { query } })
      expect({ query, total, ids: accounts.map((account) => account.id) }).toEqual({ query, total: 1, ids: [id] })
    }
    expect((await administrator.api.accounts.accounts({ query: { query: '%' } })).total).toBe(1)
    const { users } = await administrator.api.accounts.users({ query: { query: 'zofie@' } })
    expect(users).toHaveLength(1)
    expect(await refusal(api.accounts.accounts({ query: {} }))).toBe('auth.forbidden')
    expect(await refusal(api.accounts.users({ query: {} }))).toBe('auth.forbidden')
    expect(await refusal(at.visitor.accounts.users({ query: {} }))).toBe('auth.required')
  })

  it('suspend and reactivate an account; the log names who did it', async () => {
    const { api } = await at.person('suspended', anna)
    const { id } = await api.accounts.ownAccount()
    await administrator.api.accounts.accountState({ params: { id }, body: { state: 'suspended' } })
    expect((await api.accounts.ownAccount()).state).toBe('suspended')
    expect(await refusal(api.accounts.changeBillingAddress({ body: address }))).toBe('auth.accountSuspended')
    expect(await refusal(api.accounts.changeAccount({ params: { id }, body: { name: 'New' } }))).toBe('auth.accountSuspended')
    await administrator.api.accounts.accountState({ params: { id }, body: { state: 'active' } })
    await api.accounts.changeBillingAddress({ body: address })
    const { entries } = await administrator.api.administration.auditEntries({ query: { query: id } })
    const me = await administrator.api.accounts.user()
    expect(entries.filter(({ action }) => action === 'account.stateChanged')).toMatchObject([
      { userId: me.id, details: { state: ['suspended', 'active'] } },
      { userId: me.id, details: { state: ['active', 'suspended'] } },
    ])
  })

  it('grant permissions one by one, and the last administrator keeps theirs', async () => {
    const { api } = await at.person('helper')
    const { id } = await api.accounts.user()
    const give = (level: number) =>
      administrator.api.accounts.changeUserPermissions({ params: { id }, body: [{ resource: 'Users', level }] })
    await give(2)
    expect(await refusal(api.accounts.users({ query: {} }))).toBe('auth.forbidden')
    await give(3)
    expect((await api.accounts.users({ query: {} })).total).toBeGreaterThan(0)
    expect(await refusal(api.accounts.accounts({ query: {} }))).toBe('auth.forbidden')
    const me = await administrator.api.accounts.user()
    expect(await refusal(administrator.api.accounts.changeUserPermissions({ params: { id: me.id }, body: [] }))).toBe(
      'permission.lastAdministrator',
    )
    expect(await refusal(administrator.api.accounts.userState({ params: { id: me.id }, body: { state: 'suspended' } }))).toBe(
      'permission.lastAdministrator',
    )
    const own = await administrator.api.accounts.ownAccount()
    expect(await refusal(administrator.api.accounts.accountState({ params: { id: own.id }, body: { state: 'suspended' } }))).toBe(
      'permission.lastAdministrator',
    )
  })
})

describe('a person who may change users', () => {
  it('grants and revokes only permissions they hold themselves', async () => {
    const { api } = await at.person('deputy')
    const { id } = await api.accounts.user()
    const other = await (await at.person('deputy-other')).api.accounts.user()
    const own = [
      { resource: 'Users', level: 7 },
      { resource: 'Accounts', level: 1 },
    ] as const
    await administrator.api.accounts.changeUserPermissions({ params: { id }, body: [...own] })
    const give = (to: string, ...body: Parameters<typeof api.accounts.changeUserPermissions>[0]['body']) =>
      api.accounts.changeUserPermissions({ params: { id: to }, body })
    for (const [to, entry] of [
      [id, { resource: 'Global', level: 15 }],
      [id, { resource: 'Accounts', level: 5 }],
      [other.id, { resource: 'Users', level: 8 }],
    ] as const)
      expect(await refusal(give(to, entry))).toBe('auth.forbidden')
    const second = await at.personOf('administrator')
    const above = await second.api.accounts.user()
    expect(await refusal(give(above.id))).toBe('auth.forbidden')
    expect(await refusal(api.accounts.userState({ params: { id: above.id }, body: { state: 'suspended' } }))).toBe(
      'auth.forbidden',
    )
    await api.accounts.userState({ params: { id: other.id }, body: { state: 'suspended' } })
    await api.accounts.userState({ params: { id: other.id }, body: { state: 'active' } })
    await administrator.api.accounts.changeUserPermissions({ params: { id: above.id }, body: [] })
    expect(await give(other.id, { resource: 'Users', level: 5 })).toEqual([{ resource: 'Users', level: 5 }])
    expect(await give(other.id)).toEqual([])
    expect(await api.accounts.permissions()).toEqual([own[1], own[0]])
  })
})

describe('an installation', () => {
  it('gets its first administrator by a confirmed e-mail address', async () => {
    const confirmed = { ...anna, email: 'chef@kanzlei.test' }
    const { api } = await at.person('chef', confirmed)
    const context = { pool: at.world.pool, clock: at.product.clock }
    expect(await makeAdministrator(context, confirmed.email)).toBe(0)
    await (await at.person('impostor', { ...confirmed, email_verified: false })).api.accounts.user()
    expect(await makeAdministrator(context, confirmed.email)).toBe(0)
    await api.accounts.user()
    expect(await makeAdministrator(context, 'CHEF@kanzlei.test')).toBe(1)
    expect(await api.accounts.permissions()).toEqual([{ resource: 'Global', level: 15 }])
    await api.accounts.users({ query: {} })
  })

  it('removes the invented people when real marks arrive', async () => {
    const invented = await at.personOf('starter')
    const real = await at.person('real', anna)
    const ids = [(await invented.api.accounts.ownAccount()).id, (await real.api.accounts.ownAccount()).id]
    const forgotten: string[] = []
    const people = [{ issuer: at.provider.issuer, subject: invented.subject }]
    const hooks = joinAccountHooks(() => [
      {
        onErase: async (_, erasure) => {
          forgotten.push(...erasure.people.map(({ subject }) => subject))
          return []
        },
      },
    ])
    await removeSamplePeople({ pool: at.world.pool, jobs: at.product.jobs, objectStore: at.objectStore, hooks }, people)
    const totals = await Promise.all(
      ids.map(async (query) => (await administrator.api.accounts.accounts({ query: { query } })).total),
    )
    expect(totals).toEqual([0, 1])
    expect(forgotten).toEqual([invented.subject])
  })

  it('deletes exactly the stored files that a capability keeps for an account', async () => {
    const leaving = await at.personOf('trial')
    const { id } = await leaving.api.accounts.ownAccount()
    const [own, other] = [objectKey(`logos/${id}/photo.png`), objectKey('logos/other/photo.png')]
    for (const key of [own, other]) await at.objectStore.put(key, Buffer.from('picture'), { contentType: 'image/png' })
    const hooks = joinAccountHooks(() => [
      { onErase: async (_, { accountIds }) => accountIds.map((accountId) => `logos/${accountId}/`) },
    ])
    const people = [{ issuer: at.provider.issuer, subject: leaving.subject }]
    await removeSamplePeople({ pool: at.world.pool, jobs: at.product.jobs, objectStore: at.objectStore, hooks }, people)
    await at.product.jobs.runDue()
    expect([await at.objectStore.head(own), await at.objectStore.head(other)]).toEqual([
      undefined,
      expect.objectContaining({ contentType: 'image/png' }),
    ])
  })
})

describe('a person', () => {
  it('gets all their data as one file', async () => {
    const { token, api } = await at.person('exporting', anna)
    await api.accounts.changeBillingAddress({ body: address })
    await api.billing.useFeature({ params: { key: 'search.full' }, body: { requestId: 'mine' } })
    const { id } = await api.accounts.user()
    await administrator.api.accounts.changeUserPermissions({ params: { id }, body: [{ resource: 'Brands', level: 1 }] })
    const answer = await fetch(`${at.origin}/api/v1/user/export`, {
      headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'de' },
    })
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="meine-daten.json"')
    expect(await answer.json()).toMatchObject({
      user: { email: anna.email, subject: 'exporting' },
      signIn: null,
      accounts: [
        {
          billingAddress: { street: address.street },
          subscriptions: [{ type: 'trial' }],
          usage: { requests: [{ featureKey: 'search.full' }], fullSearches: [] },
        },
      ],
      changes: [
        { action: 'billingAddress.changed', userId: id },
        // Another person, whose name is not part of this person's data, made the change.
        { action: 'permissions.changed', userId: null, userName: null },
      ],
    })
  })

  it('has the account deleted: a consumer after 90 days, a business after 30', async () => {
    const consumer = await at.person('leaving', anna)
    const business = await at.person('leaving-business', { ...anna, email: 'office@kanzlei.test' })
    const staying = await at.person('staying', anna)
    await business.api.accounts.changeBillingAddress({ body: { ...address, isBusinessCustomer: true, company: 'Kanzlei' } })
    const ids = await Promise.all([consumer, business, staying].map(async ({ api }) => (await api.accounts.ownAccount()).id))
    const start = at.now()
    for (const { api } of [consumer, business, staying]) await api.accounts.requestDeletion()
    expect((await staying.api.accounts.withdrawDeletion()).deletionDueUtc).toBeNull()
    const due = (await consumer.api.accounts.ownAccount()).deletionDueUtc ?? ''
    expect(Math.round((Date.parse(due) - start.getTime()) / 86_400_000)).toBe(90)
    const there = async () => {
      const found = await Promise.all(
        ids.map(async (id) => (await administrator.api.accounts.accounts({ query: { query: id } })).total === 1),
      )
      return { consumer: found[0], business: found[1], staying: found[2] }
    }
    await at.days(29)
    expect(await there()).toEqual({ consumer: true, business: true, staying: true })
    await at.days(2)
    expect(await there()).toEqual({ consumer: true, business: false, staying: true })
    await at.days(60)
    expect(await there()).toEqual({ consumer: false, business: false, staying: true })
    const { entries } = await administrator.api.administration.auditEntries({ query: { query: 'account.erased' } })
    expect(entries.map(({ objectId }) => objectId)).toEqual([ids[0], ids[1]])
    // A person who returns gets a new account.
    expect((await consumer.api.accounts.ownAccount()).id).not.toBe(ids[0])
  })

  it('is notified a week before the account is deleted, once, at a confirmed address', async () => {
    const asking = await at.person('asking', { ...anna, email: 'asking@kanzlei.test' }, 'fr')
    const unconfirmed = await at.person('unconfirmed', { ...anna, email: 'unconfirmed@kanzlei.test', email_verified: false })
    const former = await at.personOf('starter', 'former')
    const formerOnce = await at.person('former', { ...anna, email: 'former@kanzlei.test' })
    for (const { api } of [asking, unconfirmed]) await api.accounts.requestDeletion()
    const { id, accountId } = await formerOnce.api.billing.ownSubscription()
    await administrator.api.billing.changeState({ params: { id }, body: { state: 'Expired' } })
    const mails = async (to: string) =>
      (await (await fetch(`${at.origin}/_sim/mailbox/messages?to=${to}`)).json()) as { subject: string; text: string }[]
    await at.days(82)
    expect(await mails('asking@')).toEqual([])
    await at.days(2)
    await at.days(2)
    const [mail, ...others] = await mails('asking@')
    expect(mail?.subject).toMatch(/^Votre compte Marklot sera supprimé le \d+ \S+ \d{4}$/)
    expect(mail?.text).toContain('Vous avez demandé la suppression')
    expect(mail?.text).toContain('/fr/account')
    expect(others).toEqual([])
    expect(await mails('unconfirmed@')).toEqual([])
    expect((await mails('former@'))[0]?.text).toContain('Ihr Vertrag ist beendet')
    // A person who returns keeps the account, and is notified again before the later date.
    expect((await former.api.accounts.ownAccount()).id).toBe(accountId)
    await at.days(6)
    expect((await administrator.api.accounts.accounts({ query: { query: accountId } })).total).toBe(1)
    expect(await mails('former@')).toHaveLength(1)
  })

  it('must cancel the plan before the account is deleted; the period starts when the contract ends', async () => {
    const { api } = await at.personOf('professional')
    expect(await refusal(api.accounts.requestDeletion())).toBe('subscription.running')
    const { id } = await api.billing.ownSubscription()
    const cancelled = await api.billing.cancel({ params: { id } })
    expect(cancelled.state).toBe('Cancelled')
    const { deletionDueUtc } = await api.accounts.requestDeletion()
    const end = Date.parse(cancelled.validUntilUtc ?? '')
    expect(Date.parse(deletionDueUtc ?? '') - end).toBe(90 * 86_400_000)
  })

  it('keeps the account when the request is withdrawn while the job runs', async () => {
    const { api } = await at.person('hesitating')
    const { id } = await api.accounts.ownAccount()
    await api.accounts.requestDeletion()
    const later = { now: () => new Date(at.now().getTime() + 91 * 86_400_000) }
    const client = await at.world.pool.connect()
    await client.query('begin')
    await client.query('update accounts set deletion_requested_at = null where id = $1', [id])
    const context = {
      pool: at.world.pool,
      jobs: at.product.jobs,
      objectStore: at.objectStore,
      hooks: joinAccountHooks(() => []),
    }
    const erasing = eraseDueAccounts({ ...context, clock: later })
    const isWaiting = async () =>
      (await client.query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
        .rowCount
    while (!(await isWaiting()));
    await client.query('commit')
    client.release()
    await erasing
    expect((await api.accounts.ownAccount()).id).toBe(id)
  })
})
