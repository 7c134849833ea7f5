import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import { describe, expect, it } from 'vitest'
import { type FileOutcomes, readOutcomes } from './read-outcomes.ts'

/*
 * Compares golden pairs, which are found by file name. `golden/{office}/{name}.xml|json|zip` is a delivery in an
 * office's format, written by us; `{name}.golden.json` is the expected result. Each new finding about a format becomes
 * a new pair.
 */
const folder = join(import.meta.dirname, 'golden')

function filesOf(office: RegistrationOfficeCode): string[] {
  const directory = join(folder, office)
  return existsSync(directory) ? readdirSync(directory).sort() : []
}

describe.each(registrationOfficeCodes)('golden pairs of %s', (office) => {
  const files = filesOf(office)
  const goldens = files.filter((file) => file.endsWith('.golden.json'))
  const inputs = files.filter((file) => /\.(?:xml|json|zip)$/.test(file) && !file.endsWith('.golden.json'))
  const nameOf = (file: string) => file.replace(/\.golden\.json$|\.[^.]+$/, '')

  it('exist, and each has both files', () => {
    expect(inputs.length).toBeGreaterThan(0)
    expect(inputs.map(nameOf)).toEqual(goldens.map(nameOf))
  })

  it.each(inputs)('%s', async (input) => {
    const expected = JSON.parse(readFileSync(join(folder, office, `${nameOf(input)}.golden.json`), 'utf8')) as FileOutcomes
    const { outcomes, findings, deliveryDate } = await readOutcomes(office, join(folder, office, input))
    // The comparison uses the stored form, without undefined properties.
    expect(JSON.parse(JSON.stringify(outcomes))).toEqual(expected.outcomes)
    expect(findings).toEqual(expected.findings)
    if (expected.deliveryDate) expect(deliveryDate).toBe(expected.deliveryDate)
  })
})
