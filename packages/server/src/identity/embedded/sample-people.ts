import type { Clock } from '../../platform/clock.ts'
import type { Pool } from '../../platform/database.ts'
import { hashPassword } from './passwords.ts'
import { insertPerson, selectSamplePeople } from './people.store.ts'

export const sampleRoles = ['trial', 'starter', 'professional', 'enterprise', 'administrator'] as const
export type SampleRole = (typeof sampleRoles)[number]
export interface SamplePerson {
  role: SampleRole
  /** The `sub` claim of their tokens. */
  subject: string
  email: string
  givenName: string
  familyName: string
}

/** The password of all invented people. The sign-in page of a sample installation shows it. */
export const samplePassword = 'lindenblatt-2026'

const names: Record<SampleRole, [given: string, family: string]> = {
  trial: ['Mareike', 'Sandvoss'],
  starter: ['Anton', 'Lerchenau'],
  professional: ['Judith', 'Kaltwasser'],
  enterprise: ['Henrik', 'Osterloh'],
  administrator: ['Paula', 'Winterstein'],
}

/** Invented people, one for each kind of access, so that everything can be tried out without a sign-up. */
export const samplePeople: readonly SamplePerson[] = sampleRoles.map((role) => {
  const [givenName, familyName] = names[role]
  return { role, subject: `sample-${role}`, email: `${role}@marklot.test`, givenName, familyName }
})

/** Adds missing invented people. */
export async function addSamplePeople(pool: Pool, clock: Clock): Promise<void> {
  const known = await selectSamplePeople(pool)
  if (known.length === samplePeople.length) return
  const passwordHash = await hashPassword(samplePassword)
  for (const { role, subject, email, givenName, familyName } of samplePeople)
    await insertPerson(pool, {
      id: subject,
      email,
      passwordHash,
      givenName,
      familyName,
      locale: 'de',
      sampleRole: role,
      createdAt: clock.now(),
    })
}
