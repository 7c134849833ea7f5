import { randomBytes, randomUUID } from 'node:crypto'
import type { Locale } from '@marklot/contracts'
import { transaction } from '../../platform/database.ts'
import {
  type Challenge,
  deleteChallenge,
  deleteChallengesOfPerson,
  insertChallenge,
  selectChallenge,
} from './challenges.store.ts'
import { type CodePayload, createCodes } from './codes.ts'
import type { IdentityContext } from './context.ts'
import { isSameSecret, keyedHash } from './keys.ts'
import { changedMail, linkMail } from './mails.ts'
import { hashPassword, isPassword } from './passwords.ts'
import {
  insertPerson,
  type Person,
  selectPerson,
  selectPersonByEmail,
  updateEmail,
  updateName,
  updatePassword,
} from './people.store.ts'
import { deleteRecordsOfPerson } from './records.store.ts'
import { mailResetTask } from './tasks.ts'

export interface NewPerson {
  email: string
  password: string
  givenName: string
  familyName: string
  locale: Locale
}
/** The person's current session, which continues when all others end. */
export interface OwnSession {
  sessionUid?: string | undefined
  grantId?: string | undefined
}

/** The purpose of a mailed link: to set a new password, or to try the password again without a wait. */
export type LinkPurpose = 'reset' | 'unlock'

/** How long a mailed link can be used, in milliseconds. */
const resetLifetime = 60 * 60_000

/**
 * Creates the functions behind the pages for sign-in. The pages have already validated the input. An address without an
 * account gets the same reply as one with an account, after the same work.
 */
export function createPeople(context: IdentityContext) {
  const { pool, clock, jobs, mailer, limits, endedGrants, keys, productName, home, operatorMail } = context
  const codes = createCodes(context)
  const linkHash = (id: string, secret: string) => keyedHash(keys().secret, 'link', `${id}:${secret}`)
  const recipientOf = ({ email, locale }: Person) => ({ to: email, locale: locale as Locale, productName, home })

  const sendReset = async (requestId: string) => {
    const request = await selectChallenge(pool, { id: requestId, kind: 'reset', now: clock.now() })
    if (!request) return
    const { email, locale, interaction } = request.payload
    const purpose = purposeOf(request)
    const person = await selectPersonByEmail(pool, String(email))
    const id = randomUUID()
    const secret = randomBytes(24).toString('base64url')
    const url = `${home}/identity/${purpose}?token=${id}.${secret}&lang=${String(locale)}`
    await transaction(pool, async (client) => {
      if (!(await deleteChallenge(client, request.id)) || !person) return
      await insertChallenge(client, {
        id,
        kind: 'reset',
        personId: person.id,
        secretHash: linkHash(id, secret),
        payload: { interaction, purpose },
        attemptsLeft: 1,
        expiresAt: inResetTime(),
      })
      await mailer.queue(client, linkMail({ ...recipientOf(person), locale: locale as Locale }, purpose, url))
    })
  }
  const mailReset = mailResetTask(sendReset)
  jobs.register({ tasks: [mailReset] })

  const inResetTime = () => new Date(clock.now().getTime() + resetLifetime)
  const openLink = async (token: string, purpose: LinkPurpose) => {
    const [id = '', secret = ''] = token.split('.')
    const challenge = await selectChallenge(pool, { id, kind: 'reset', now: clock.now() })
    const isRight = isSameSecret(challenge?.secretHash ?? '', linkHash(id, secret))
    return challenge && isRight && purposeOf(challenge) === purpose ? challenge : undefined
  }
  /** Stores a new password in one transaction, so that no session opened with the old password survives. */
  const setPassword = async (person: Person, passwordHash: string, kept: OwnSession, usedChallenge?: string) => {
    const isSet = await transaction(pool, async (client) => {
      if (usedChallenge !== undefined && !(await deleteChallenge(client, usedChallenge))) return false
      await updatePassword(client, person.id, passwordHash)
      await deleteChallengesOfPerson(client, person.id)
      await deleteRecordsOfPerson(client, person.id, kept)
      await mailer.queue(client, changedMail(recipientOf(person), 'passwordChanged', operatorMail))
      return true
    })
    endedGrants.refresh()
    return isSet
  }

  return {
    codes,
    byId: (id: string) => selectPerson(pool, id),

    /** Checks an address and a password. @returns `waitSeconds` when wrong passwords delay this client or address */
    signIn: async (email: string, password: string, address: string): Promise<Person | 'wrong' | { waitSeconds: number }> => {
      const attempt = await limits.attempt(email, address)
      if (!('succeed' in attempt)) return attempt
      const person = await selectPersonByEmail(pool, email)
      if (!(await isPassword(person?.passwordHash, password)) || !person) return 'wrong'
      await attempt.succeed()
      return person
    },

    /** Begins a sign-up. @returns the id of the code that was mailed */
    signUp: async ({ password, ...person }: NewPerson, address: string): Promise<string | 'refused'> =>
      codes.send('sign-up', { ...person, passwordHash: await hashPassword(password) }, null, address),

    /** Completes a sign-up. @returns the id of the new person, or null when the code is wrong */
    confirmSignUp: async (challengeId: string, code: string): Promise<string | null> => {
      const confirmed = await codes.confirm('sign-up', challengeId, code)
      if (!confirmed) return null
      const { email, locale, givenName, familyName, passwordHash } = confirmed.payload as CodePayload & Record<string, string>
      const id = randomUUID()
      const isNew = await insertPerson(pool, {
        id,
        email,
        passwordHash: String(passwordHash),
        givenName: String(givenName),
        familyName: String(familyName),
        locale,
        sampleRole: null,
        createdAt: clock.now(),
      })
      return isNew ? id : null
    },

    /** Mails a link to an address if it has an account. @param interaction the sign-in that continues afterwards */
    requestLink: async (
      purpose: LinkPurpose,
      email: string,
      locale: Locale,
      interaction: string | null,
      address: string,
    ): Promise<'sent' | 'refused'> => {
      const permission = await limits.mail(email, address)
      if (permission === 'send')
        await transaction(pool, async (client) => {
          // Failed jobs stay in the queue. The address is therefore not stored with the job but in a record that
          // expires within the hour. No link matches the record's empty hash.
          const id = randomUUID()
          const payload = { email, locale, interaction, purpose }
          const expiresAt = inResetTime()
          await insertChallenge(client, {
            id,
            kind: 'reset',
            personId: null,
            secretHash: '',
            payload,
            attemptsLeft: 1,
            expiresAt,
          })
          await jobs.add(mailReset, { id }, { client })
        })
      return permission === 'refused' ? 'refused' : 'sent'
    },
    /** Returns the owner of a link; undefined when it was used or has expired. */
    linkOf: async (token: string, purpose: LinkPurpose): Promise<{ email: string; interaction: string | null } | undefined> => {
      const challenge = await openLink(token, purpose)
      const person = challenge?.personId ? await selectPerson(pool, challenge.personId) : undefined
      const { interaction } = challenge?.payload ?? {}
      return person && { email: person.email, interaction: typeof interaction === 'string' ? interaction : null }
    },
    /**
     * Ends the wait for the client that opened the link.
     * @returns false when the link is no longer valid
     */
    unlock: async (token: string, address: string): Promise<boolean> => {
      const challenge = await openLink(token, 'unlock')
      const person = challenge?.personId ? await selectPerson(pool, challenge.personId) : undefined
      if (!challenge || !person || !(await deleteChallenge(pool, challenge.id))) return false
      await limits.unlock(person.email, address)
      return true
    },
    reset: async (token: string, password: string, address: string): Promise<boolean> => {
      const challenge = await openLink(token, 'reset')
      const person = challenge?.personId ? await selectPerson(pool, challenge.personId) : undefined
      if (!challenge || !person) return false
      if (!(await setPassword(person, await hashPassword(password), {}, challenge.id))) return false
      await limits.unlock(person.email, address)
      return true
    },

    rename: (id: string, name: { givenName: string; familyName: string }) => updateName(pool, id, name),

    /** Begins a change of the address. @returns the id of the code that was mailed to the new address */
    requestEmail: async (
      person: Person,
      email: string,
      password: string,
      address: string,
    ): Promise<string | 'wrong' | 'refused'> => {
      const attempt = await limits.attempt(person.email, address)
      if (!('succeed' in attempt)) return 'refused'
      if (!(await isPassword(person.passwordHash, password))) return 'wrong'
      await attempt.succeed()
      return codes.send('email', { email, locale: person.locale as Locale }, person.id, address)
    },
    confirmEmail: async (person: Person, challengeId: string, code: string): Promise<boolean> => {
      const confirmed = await codes.confirm('email', challengeId, code)
      if (confirmed?.personId !== person.id) return false
      return transaction(pool, async (client) => {
        if (!(await updateEmail(client, person.id, confirmed.payload.email))) return false
        // Invalidates links that were mailed to the old address.
        await deleteChallengesOfPerson(client, person.id)
        await mailer.queue(client, changedMail(recipientOf(person), 'emailChanged', operatorMail))
        return true
      })
    },
    changePassword: async (
      person: Person,
      { current, wanted }: { current: string; wanted: string },
      kept: OwnSession,
      address: string,
    ): Promise<'changed' | 'wrong' | 'refused'> => {
      const attempt = await limits.attempt(person.email, address)
      if (!('succeed' in attempt)) return 'refused'
      if (!(await isPassword(person.passwordHash, current))) return 'wrong'
      await attempt.succeed()
      await setPassword(person, await hashPassword(wanted), kept)
      return 'changed'
    },
  }
}
const purposeOf = ({ payload }: Challenge): LinkPurpose => (payload.purpose === 'unlock' ? 'unlock' : 'reset')

export type People = ReturnType<typeof createPeople>
