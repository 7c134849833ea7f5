import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FileRule, Locale, RawBody, ReceivedFile } from '@marklot/contracts'
import { forms } from '@marklot/phrases/forms'
import { formatPhrase } from '@marklot/phrases/phrase'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readingForm } from './admission.ts'
import { AppError } from './app-error.ts'
import { localeOf } from './failures.ts'

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
  scope.addContentTypeParser('*', (request, _, done) => done(noForm(files, localeOf(request))))
  await acceptForms(scope, files)
}

/** Makes the routes of a scope also accept forms with these files. */
export async function acceptForms(scope: FastifyInstance, files: FileRules): Promise<void> {
  const sizes = Object.values(files).map(({ maximumBytes }) => maximumBytes)
  // The limit is one file more than allowed, so that the surplus file can be refused by name.
  await scope.register(multipart, {
    // The parser cuts off what exceeds the limit, and `readFile` names the file. The parser's own refusal names none.
    throwFileSizeLimit: false,
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
 * `request.unsupportedMediaType`, `request.tooLarge`, `server.busy`
 */
export async function receiveMultipart(request: FastifyRequest, rules: FileRules, locale: Locale): Promise<Form> {
  if (!request.isMultipart()) throw noForm(rules, locale)
  try {
    return await readingForm(request, () => readForm(request, rules, locale))
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
    // A part may lack the name of its field, whatever its type says.
    if (!rule || files.has(part.fieldname)) throw surplusFile(part.fieldname ?? '', rules, locale)
    files.set(part.fieldname, await readFile(part, rule, locale))
  }
  for (const name of Object.keys(rules)) if (!files.has(name)) throw missingFile(name, locale)
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) }
}

async function readFile(part: MultipartFile, rule: FileRule, locale: Locale): Promise<ReceivedFile> {
  const { fieldname: field, filename: name, mimetype: mediaType } = part
  if (!rule.mediaTypes.includes(mediaType)) {
    const sentence = formatPhrase(forms.mediaType[locale], locale, { field, example: rule.mediaTypes[0] ?? '' })
    throw new AppError('request.unsupportedMediaType', { sentence })
  }
  const bytes = await part.toBuffer()
  if (part.file.truncated || bytes.length > rule.maximumBytes) throw tooLarge(field, rule, locale)
  return { name, mediaType, bytes }
}

const megabyte = 1_024 * 1_024
const tooLarge = (field: string, { maximumBytes }: FileRule, locale: Locale) =>
  new AppError('request.tooLarge', {
    sentence: formatPhrase(forms.tooLarge[locale], locale, { field, megabytes: maximumBytes / megabyte }),
  })
const fieldsOf = (rules: FileRules) => Object.keys(rules).join(', ')
const noForm = (rules: FileRules, locale: Locale) =>
  new AppError('request.unsupportedMediaType', {
    sentence: formatPhrase(forms.expected[locale], locale, { fields: fieldsOf(rules) }),
  })
const missingFile = (field: string, locale: Locale) =>
  formFault(`files.${field}`, formatPhrase(forms.missingFile[locale], locale, { field }))
const surplusFile = (field: string, rules: FileRules, locale: Locale) =>
  formFault(`files.${field}`, formatPhrase(forms.surplusFile[locale], locale, { field, fields: fieldsOf(rules) }))

/** Returns the refusal of a form without the text field that holds its JSON. */
export const missingField = (field: string, locale: Locale) =>
  formFault(field, formatPhrase(forms.missingField[locale], locale, { field }))

/** Returns a refusal whose detail says all there is to say. */
const formFault = (path: string, message: string) =>
  new AppError('request.invalid', { sentence: message, details: [{ path, message }] })
