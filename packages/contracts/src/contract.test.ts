import { expect, it } from 'vitest'
import { contract } from './contract.ts'
import { type Endpoint, errorStatus } from './index.ts'

const rows = Object.entries(contract).flatMap(([capability, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([name, row]) => ({ name: `${capability}.${name}`, ...row })),
)

it('keeps its endpoints: every change shows here', () => {
  expect(rows.map(({ method, path, access }) => `${method} ${path} (${access})`)).toMatchSnapshot()
})

it('contains each method and path once', () => {
  const addresses = rows.map(({ method, path }) => `${method} ${path.toLowerCase()}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

it('declares every path parameter', () => {
  for (const { name, path, params } of rows) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    const declared = params ? Object.keys((params as unknown as { shape: object }).shape) : []
    expect({ name, parameters: declared }).toEqual({ name, parameters: inPath })
  }
})

it('maps every error code to a failure status', () => {
  for (const status of Object.values(errorStatus)) expect(status).toBeGreaterThanOrEqual(400)
})
