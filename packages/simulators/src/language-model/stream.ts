import type { ServerResponse } from 'node:http'
import type { Answer } from './answer.ts'
import type { Fault } from './faults.ts'
import type { ChatRequest } from './request.ts'

/** Code points per piece of content: few enough to split words. */
const pieceLength = 5
/** Bytes per write: an odd number, so that writes also end in the middle of characters. */
const writeLength = 61

/** Writes the events of a streamed answer, and ends the stream. */
export function writeStream(
  response: ServerResponse,
  { request, answer, created, fault }: { request: ChatRequest; answer: Answer; created: number; fault: Fault | null },
): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' })
  const common = {
    id: answer.id,
    object: 'chat.completion.chunk',
    created,
    model: request.model,
    system_fingerprint: 'simulator',
  }
  const usage = request.includesUsage ? { usage: null } : {}
  const event = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({ ...common, choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }], ...usage })}\n\n`
  const deltas = deltasOf(answer)
  if (fault === 'cut' || fault === 'stall') {
    const begun = deltas.slice(0, Math.ceil(deltas.length / 2))
    writePieces(response, begun.map((delta) => event(delta)).join(''))
    if (fault === 'cut') setImmediate(() => response.destroy())
    return
  }
  if (fault === 'streamError') {
    const error = { error: { message: 'The simulator failed.', type: 'server_error', param: null, code: null } }
    writePieces(response, `${event(deltas[0] ?? {})}data: ${JSON.stringify(error)}\n\n`)
    response.end()
    return
  }
  const counted = request.includesUsage ? `data: ${JSON.stringify({ ...common, choices: [], usage: answer.usage })}\n\n` : ''
  const done = fault === 'noDone' ? '' : 'data: [DONE]\n\n'
  // A comment line and a carriage return are part of the format, and readers have to accept them.
  const text = [
    ': simulator\r\n\r\n',
    ...deltas.map((delta) => event(delta)),
    event({}, answer.finishReason),
    counted,
    done,
  ].join('')
  writePieces(response, text)
  response.end()
}

function deltasOf({ content, refusal, toolCalls }: Answer): object[] {
  const calls = toolCalls.flatMap(({ id, name, arguments: json }, index) => [
    { tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] },
    ...piecesOf(json).map((piece) => ({ tool_calls: [{ index, function: { arguments: piece } }] })),
  ])
  return [
    { role: 'assistant', content: '' },
    ...piecesOf(content ?? '').map((piece) => ({ content: piece })),
    ...piecesOf(refusal ?? '').map((piece) => ({ refusal: piece })),
    ...calls,
  ]
}

function piecesOf(text: string): string[] {
  const points = [...text]
  return Array.from({ length: Math.ceil(points.length / pieceLength) }, (_, at) =>
    points.slice(at * pieceLength, (at + 1) * pieceLength).join(''),
  )
}

function writePieces(response: ServerResponse, text: string): void {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += writeLength) response.write(bytes.subarray(at, at + writeLength))
}
