import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { freePort } from './free-port.ts'

const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((closed) => server.close(closed))
})
const listen = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const server = createServer().once('error', reject)
    open.push(server.listen(port, '127.0.0.1', resolve))
  })

it('gives every caller another port, below those that the system gives to connections', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  expect(new Set(ports).size).toBe(20)
  expect(Math.max(...ports)).toBeLessThan(32_768)
  await Promise.all(ports.map(listen))
})

it('passes over ports in use', async () => {
  const used = await Promise.all(Array.from({ length: 30 }, freePort))
  await Promise.all(used.map(listen))
  for (let calls = 0; calls < 60; calls++) expect(used).not.toContain(await freePort())
})

it('says so when every port is in use', async () => {
  const fill = async () => {
    for (let ports = 0; ports <= 64; ports++) await listen(await freePort())
  }
  await expect(fill()).rejects.toThrow('No free port')
})
