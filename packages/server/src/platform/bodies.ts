import multipart from '@fastify/multipart'
import type { FileRule, Locale, RawBody, ReceivedFile } from '@marklot/contracts'
import { inputFaults } from '@marklot/phrases/input'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** The limit, in bytes, for all text fields of a form and its boundaries. */
const formOverhead = 64 * 1_024

/** Makes the routes of a scope accept only one media type, up to `body.maximumBytes`. */
export function acceptRaw(scope: FastifyInstance, { mediaType, maximumBytes }: RawBody): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(mediaType, { parseAs: 'buffer', bodyLimit: maximumBytes }, (_, body, done) => done(null, body))
}

/**
 * Returns the request's body.
 * @throws AppError `request.invalid` if there is no body
 */
export function receiveRaw(request: FastifyRequest): Uint8Array {
  if (!Buffer.isBuffer(request.body)) throw new AppError('request.invalid')
  return request.body
}

type FileRules = Readonly<Record<string, FileRule>>

/** Makes the routes of a scope accept only forms with these files. */
export async function acceptMultipart(scope: FastifyInstance, files: FileRules): Promise<void> {
  scope.removeAllContentTypeParsers()
  await acceptForms(scope, files)
}

/** Makes the routes of a scope also accept forms with these files. */
export async function acceptForms(scope: FastifyInstance, files: FileRules): Promise<void> {
  const sizes = Object.values(files).map(({ maximumBytes }) => maximumBytes)
  // The limit is one file more than allowed, so that the surplus file can be refused by name.
  await scope.register(multipart, {
    limits: {
      files: sizes.length + 1,
      fileSize: Math.max(...sizes),
      fieldSize: formOverhead,
      fields: 100,
      parts: 101 + sizes.length,
    },
  })
}

/** Returns the size of the largest accepted form, in bytes. */
export const largestForm = (files: FileRules): number =>
  Object.values(files).reduce((sum, { maximumBytes }) => sum + maximumBytes, formOverhead)

/**
 * Reads a form into memory; its fields are not parsed yet.
 * @throws AppError `request.invalid` for a malformed form and for a missing, repeated or unknown file,
 * `request.unsupportedMediaType`, `request.tooLarge`
 */
export async function receiveMultipart(request: FastifyRequest, rules: FileRules, locale: Locale): Promise<Form> {
  if (!request.isMultipart()) throw new AppError('request.unsupportedMediaType')
  try {
    return await readForm(request, rules, locale)
  } catch (error) {
    // The parser reports a missing boundary or a form that was cut short as an error without a status.
    if (error instanceof AppError || (error as { statusCode?: number }).statusCode !== undefined) throw error
    throw new AppError('request.invalid', { cause: error })
  }
}

interface Form {
  fields: Record<string, unknown>
  files: Record<string, ReceivedFile>
}

async function readForm(request: FastifyRequest, rules: FileRules, locale: Locale): Promise<Form> {
  const fields = new Map<string, unknown>()
  const files = new Map<string, ReceivedFile>()
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.set(part.fieldname, part.value)
      continue
    }
    const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined
    if (!rule || files.has(part.fieldname)) throw fileFault(part.fieldname, locale)
    if (!rule.mediaTypes.includes(part.mimetype)) throw new AppError('request.unsupportedMediaType')
    const bytes = await part.toBuffer()
    if (bytes.length > rule.maximumBytes) throw new AppError('request.tooLarge')
    files.set(part.fieldname, { name: part.filename, mediaType: part.mimetype, bytes })
  }
  for (const name of Object.keys(rules)) if (!files.has(name)) throw fileFault(name, locale)
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) }
}

const fileFault = (name: string, locale: Locale) =>
  new AppError('request.invalid', { details: [{ path: `files.${name}`, message: inputFaults.format[locale] }] })
