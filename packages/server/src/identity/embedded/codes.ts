import { randomInt, randomUUID } from 'node:crypto'
import type { Locale } from '@marklot/contracts'
import {
  type Challenge,
  type ChallengeKind,
  deleteChallenge,
  insertChallenge,
  selectChallenge,
  takeAttempt,
} from './challenges.store.ts'
import type { IdentityContext } from './context.ts'
import { isSameSecret, keyedHash } from './keys.ts'
import { codeMail, knownAddressMail } from './mails.ts'
import { selectPersonByEmail } from './people.store.ts'
import { mailCodeTask } from './tasks.ts'

type CodeKind = Exclude<ChallengeKind, 'reset'>
export interface CodePayload extends Record<string, unknown> {
  email: string
  locale: Locale
}

/** How long a code is valid, in milliseconds, and how many attempts it allows. */
const lifetime = 15 * 60_000
const attempts = 5

/**
 * Creates the functions for six-digit codes that prove the ownership of an e-mail address. A job creates and mails
 * them. An address that already has an account receives a mail without a code instead. Both cases take the same time
 * and get the same reply.
 */
export function createCodes(context: IdentityContext) {
  const { pool, clock, jobs, mailer, keys, productName, home } = context
  const hashOf = (id: string, code: string) => keyedHash(keys().secret, 'code', `${id}:${code}`)

  const sendCode = async ({ id, kind }: { id: string; kind: CodeKind }) => {
    const challenge = await selectChallenge(pool, { id, kind, now: clock.now() })
    if (!challenge) return
    const { email, locale } = challenge.payload as CodePayload
    const recipient = { to: email, locale, productName, home }
    if (await selectPersonByEmail(pool, email)) {
      await mailer.queue(pool, knownAddressMail(recipient, kind))
      return
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const expiresAt = new Date(clock.now().getTime() + lifetime)
    await insertChallenge(pool, { ...challenge, secretHash: hashOf(challenge.id, code), attemptsLeft: attempts, expiresAt })
    await mailer.queue(pool, codeMail(recipient, kind, code))
  }
  const mailCode = mailCodeTask(sendCode)
  jobs.register({ tasks: [mailCode] })

  const open = (kind: CodeKind, id: string): Promise<Challenge | undefined> =>
    selectChallenge(pool, { id, kind, now: clock.now() })
  return {
    /**
     * Adds the job that mails a code. @returns the id of the expected code; `refused` when this client sends too many
     * requests
     */
    send: async (kind: CodeKind, payload: CodePayload, personId: string | null, address: string): Promise<string | 'refused'> => {
      const permission = await context.limits.mail(payload.email, address)
      if (permission === 'refused') return 'refused'
      const id = randomUUID()
      // Until the job has created a code, none matches.
      const expiresAt = new Date(clock.now().getTime() + lifetime)
      await insertChallenge(pool, { id, kind, personId, secretHash: '', payload, attemptsLeft: attempts, expiresAt })
      if (permission === 'send') await jobs.add(mailCode, { id, kind })
      return id
    },
    /** Replaces a code with a new one. Does nothing if the old one has expired. */
    sendAgain: async (kind: CodeKind, id: string, address: string): Promise<'sent' | 'refused'> => {
      const challenge = await open(kind, id)
      if (!challenge) return 'sent'
      const permission = await context.limits.mail(String(challenge.payload.email), address)
      if (permission === 'send') await jobs.add(mailCode, { id, kind })
      return permission === 'refused' ? 'refused' : 'sent'
    },
    /** Returns the address to which a code was mailed; undefined if the code is no longer valid. */
    addressOf: async (kind: CodeKind, id: string): Promise<string | undefined> => {
      const challenge = await open(kind, id)
      return challenge && String(challenge.payload.email)
    },
    /** Checks a code. @returns the payload given to `send` for the right code, but only once; otherwise null */
    confirm: async (
      kind: CodeKind,
      id: string,
      code: string,
    ): Promise<{ payload: CodePayload; personId: string | null } | null> => {
      const challenge = await open(kind, id)
      if (!challenge || !(await takeAttempt(pool, id))) return null
      if (!isSameSecret(hashOf(id, code.replace(/\D/g, '')), challenge.secretHash)) return null
      if (!(await deleteChallenge(pool, id))) return null
      return { payload: challenge.payload as CodePayload, personId: challenge.personId }
    },
  }
}
