import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from './database.ts'
import { checkAddress, prepareDataDirectory, StartError } from './start-error.ts'

it('says that a port is taken, before anything else starts', async () => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await expect(checkAddress('127.0.0.1', port)).rejects.toThrow(`Port ${port} is in use.`)
  await new Promise((closed) => server.close(closed))
  await checkAddress('127.0.0.1', port)
})

it('says that a host does not belong to this machine', async () => {
  await expect(checkAddress('203.0.113.5', 0)).rejects.toThrow(/HOST=203\.0\.113\.5/)
})

it('says that the data folder cannot be used', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'marklot-start-'))
  const file = join(directory, 'file')
  await writeFile(file, '')
  await expect(prepareDataDirectory(join(file, 'data'))).rejects.toThrow(/DATA_DIR/)
  await prepareDataDirectory(join(directory, 'a', 'b'))
  await rm(directory, { recursive: true })
})

it('says which database cannot be used, without its password', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'marklot-start-'))
  // Nothing listens on port 1 of the loopback address.
  const config = readConfig({ DATABASE_URL: 'postgres://bob:s3cret@127.0.0.1:1/marks', DATA_DIR: directory })
  const failure = await openDatabase(config, 'test').catch((error) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect(failure.message).toMatch(/^The database at 127\.0\.0\.1:1 \(DATABASE_URL\) cannot be used: /)
  expect(failure.message).not.toContain('s3cret')
  await rm(directory, { recursive: true })
})
