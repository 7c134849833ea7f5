import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { riskModelVersion } from '@marklot/similarity'
import type { Findings } from './findings.ts'

/**
 * The versions of the rules and models. An assessment keeps those of its time. Increase them with every change of the
 * rules or the model.
 */
export const versions = { rules: '2026-12-01', riskModel: riskModelVersion } as const

export interface StoredFindings {
  blocks: Findings
  versions: { rules: string; riskModel: string }
}

export const packFindings = (findings: StoredFindings): Buffer => deflateRawSync(JSON.stringify(findings), { level: 6 })

export const unpackFindings = (packed: Buffer): StoredFindings =>
  JSON.parse(inflateRawSync(packed).toString('utf8')) as StoredFindings
