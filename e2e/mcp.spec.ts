import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, test } from '@playwright/test'
import { productEnvironment, root } from './setup-product.ts'

test('an assistant starts the tools as a program beside the product, and ends it', async () => {
  const client = new Client({ name: 'test-assistant', version: '1.0.0' })
  const transport = new StdioClientTransport({
    command: 'npm',
    args: ['run', '--silent', 'mcp', '--', '--as', 'professional', '--language', 'de'],
    cwd: root,
    env: { ...productEnvironment(process.env.E2E_DATA ?? ''), LOG_LEVEL: 'warn' },
  })
  await client.connect(transport)
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain('searchBrands')
  const found = await client.callTool({ name: 'searchBrands', arguments: { query: 'type:word' } })
  expect(found.structuredContent).toMatchObject({ total: expect.any(Number) })
  expect((found.structuredContent as { hits: object[] }).hits).toHaveLength(10)
  const help = await client.callTool({ name: 'help', arguments: { topic: 'Fristen' } })
  expect(JSON.stringify(help.structuredContent)).toContain('Frist')
  const ended = new Promise<void>((resolve) => {
    client.onclose = resolve
  })
  await client.close()
  await ended
})
