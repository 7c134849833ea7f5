import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Locale, locales } from '@marklot/contracts'
import { notations } from '@marklot/contracts/locale'
import type { Operator } from '@marklot/contracts/operator'
import { pagePaths, paths } from '@marklot/contracts/pages'
import { legal as phrases } from '@marklot/phrases/legal'
import { type LegalDocument, type LegalVersion, legalDocuments, versionsOf } from '@marklot/phrases/legal/documents'
import { readLegalText } from '@marklot/phrases/legal/markdown'
import type { PlaceValues } from '@marklot/phrases/legal/text'
import { drawLegalText, layoutVersion } from './legal-pdf.ts'
import type { AttachmentSource, MailAttachment } from './mailer.ts'
import { writePdf } from './pdf.ts'
import { projectRoot, projectVersion } from './project-root.ts'

export interface LegalFilesParts {
  productName: string
  /** The origin of the product. */
  home: string
  operator: Operator
  /** The folder of drawn files, which are kept because drawing one takes a second. The folder may be deleted. */
  directory: string
}

const keptFiles = 20

/**
 * Opens the source of the legal texts as PDF files for mails, as a durable medium (§ 312f BGB). A published version
 * never changes, so a mail stores only the document, version and language, and the file is drawn when the mail is sent.
 */
export function openLegalFiles({ productName, home, operator, directory }: LegalFilesParts): AttachmentSource {
  const { isExample, ...facts } = operator
  const values: PlaceValues = {
    product: productName,
    'operator.website': home,
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [`operator.${name}`, value])),
  }
  const write = async (key: string): Promise<Buffer> => {
    const { document, version, locale } = parsed(key)
    const file = join(projectRoot, 'packages', 'phrases', 'legal', document, version, `${locale}.md`)
    const markdown = await readFile(file, 'utf8')
    const above = [...(isExample ? [phrases.example[locale]] : []), ...(locale === 'de' ? [] : [phrases.translation[locale]])]
    const content = [key, markdown, values, above, projectVersion, layoutVersion]
    return keptOrMade(directory, content, () => {
      const text = readLegalText(markdown, notations[locale], version)
      const made = {
        title: text.title,
        author: operator.name,
        language: locale,
        createdAt: new Date(`${version}T00:00:00Z`),
        margins: { top: 57, bottom: 68, left: 62, right: 62 },
      }
      return writePdf(made, drawLegalText({ text, values, above, pageOf: (name) => pageOf(name, home, locale) }))
    })
  }
  const files = new Map<string, Promise<Buffer>>()
  return (key) => {
    const known = files.get(key) ?? write(key)
    files.delete(key)
    files.set(key, known)
    known.catch(() => files.delete(key))
    for (const oldest of files.keys()) if (files.size > keptFiles) files.delete(oldest)
    return known
  }
}

/** Returns the file for a content: the stored one, or else the one that `make` creates and that is then stored. */
async function keptOrMade(directory: string, content: unknown, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(directory, `${createHash('sha256').update(JSON.stringify(content)).digest('hex')}.pdf`)
  const kept = await readFile(path).catch(() => null)
  if (kept) return kept
  const made = await make()
  // A file that cannot be kept is drawn again next time.
  await keep(path, made).catch(() => undefined)
  return made
}

async function keep(path: string, file: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, file)
  await rename(unfinished, path)
}

function parsed(key: string): { document: LegalDocument; version: LegalVersion; locale: Locale } {
  const [name, day, language] = key.split('/')
  const document = legalDocuments.find((known) => known === name)
  const version = document && versionsOf(document).find((known) => known === day)
  const locale = locales.find((known) => known === language)
  if (!document || !version || !locale) throw new Error(`There is no legal text ${key}`)
  return { document, version, locale }
}

/** Returns the address of a page to which a legal text links as `page:<name>`. */
function pageOf(name: string, home: string, locale: Locale): string {
  if (name === 'terms-consumers') return `${home}${paths.terms(locale)}`
  if (name === 'terms-business') return `${home}${paths.terms(locale, { audience: 'business' })}`
  return `${home}/${locale}${pagePaths[name as 'privacy' | 'imprint' | 'accessibility' | 'cancel' | 'withdraw' | 'feedback']}`
}

/**
 * Returns a version of a legal text as an attachment. Readers of a translation also receive the German text, which is
 * the binding one.
 */
export function legalAttachments(
  document: 'terms-consumers' | 'terms-business',
  version: string,
  locale: Locale,
  productName: string,
): MailAttachment[] {
  const name = productName.replace(/[^\p{L}\p{N}]+/gu, '-')
  const languages: readonly Locale[] = locale === 'de' ? ['de'] : [locale, 'de']
  return languages.map((language) => ({
    source: 'legal',
    key: `${document}/${version}/${language}`,
    filename: `${name}-${phrases[`file.${document}`][language]}-${version}-${language}.pdf`,
    mediaType: 'application/pdf',
  }))
}
