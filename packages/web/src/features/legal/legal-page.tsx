import { currentLegalVersion, type LegalDocument, type LegalVersion, versionsOf } from '@marklot/phrases/legal/documents'
import type { LegalText } from '@marklot/phrases/legal/text'
import { type ReactNode, Suspense, useEffect } from 'react'
import { Link, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { useFormat } from '../../lib/format.ts'
import { useHead } from '../../lib/head.tsx'
import { withLocale } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ContentsList } from '../../ui/contents-list.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorState, Notice, Skeleton } from '../../ui/states.tsx'
import styles from './legal.module.css'
import { LegalBlocks, wordsOf } from './legal-blocks.tsx'
import { askedVersion, useLegalText } from './legal-texts.ts'
import { usePlaceValues } from './use-place-values.ts'

/**
 * A legal text in the page's language, in force or of an earlier date (`?version=`). `children` selects between
 * documents.
 */
export function LegalPage({ document, children }: { document: LegalDocument; children?: ReactNode }) {
  const t = usePhrases('legal')
  const { productName } = useConfig()
  const version = askedVersion(document, useSearchParams()[0])
  useHead({
    title: t(`title.${document}`),
    description: t(`description.${document}`, { product: productName }),
    noindex: version !== currentLegalVersion(document),
    status: version ? 200 : 404,
  })
  return (
    <div className={`page ${styles.page}`}>
      {children}
      {version ? (
        <Suspense fallback={<Waiting />}>
          <Loaded document={document} version={version} />
        </Suspense>
      ) : (
        <ErrorState level={1} title={t('unknownVersion.title')} text={t('unknownVersion.text')}>
          <CurrentVersionLink className={buttonClass()} />
        </ErrorState>
      )}
    </div>
  )
}

function Waiting() {
  const t = usePhrases('legal')
  return (
    <div role="status" aria-label={t('loading')} className={styles.waiting}>
      <Skeleton width="60%" height="48px" />
      <Skeleton height="60vh" />
    </div>
  )
}

/** Waits for the text in a component of its own, because hooks must not stand on both sides of the wait. */
function Loaded({ document, version }: { document: LegalDocument; version: LegalVersion }) {
  return <Article document={document} text={useLegalText(document, version, useLocale())} version={version} />
}

function Article({ document, text, version }: { document: LegalDocument; text: LegalText; version: LegalVersion }) {
  const t = usePhrases('legal')
  const values = usePlaceValues()
  const { operator } = useConfig()
  const sections = text.blocks.filter((block) => block.type === 'heading').filter(({ level }) => level === 2)
  useScrollToSection()
  return (
    <article>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <div className={styles.about}>
          <Versions document={document} shown={version} />
          <Button size="small" className={styles.print} onClick={() => window.print()}>
            <Icon name="printer" small />
            {t('print')}
          </Button>
        </div>
      </header>
      <div className={styles.notices}>
        {operator.isExample && (
          <Notice kind="warning">
            <p>{t('example')}</p>
          </Notice>
        )}
        <TranslationNotice />
      </div>
      <div className={styles.columns}>
        {sections.length > 2 && (
          <ContentsList
            title={t('contents')}
            sections={sections.map(({ id, content }) => ({ id, title: wordsOf(content, values) }))}
          />
        )}
        <div className={styles.text}>
          <LegalBlocks blocks={text.blocks} values={values} />
        </div>
      </div>
    </article>
  )
}

/** Scrolls to the section after navigation from another page, once the text has loaded. */
function useScrollToSection(): void {
  const { hash } = useLocation()
  const isLink = useNavigationType() !== 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes of the address are the shell's
  useEffect(() => {
    if (isLink && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [])
}

/** Every published version has a permanent address. */
function Versions({ document, shown }: { document: LegalDocument; shown: LegalVersion }) {
  const t = usePhrases('legal')
  const format = useFormat()
  const toVersion = useVersionAddress()
  return (
    <nav className={styles.versions} aria-label={t('versions')}>
      <ul>
        {versionsOf(document).map((version) => (
          <li key={version}>
            <Link to={toVersion(version)} aria-current={version === shown ? 'page' : undefined} title={t('versionLink')}>
              {t('version', { date: format.date(version) })}
            </Link>
          </li>
        ))}
      </ul>
      {shown !== currentLegalVersion(document) && (
        <p>
          {t('oldVersion')} <CurrentVersionLink />
        </p>
      )}
    </nav>
  )
}

function CurrentVersionLink({ className }: { className?: string }) {
  const t = usePhrases('legal')
  const toVersion = useVersionAddress()
  return (
    <Link className={className} to={toVersion(null)}>
      {t('toCurrent')}
    </Link>
  )
}

/** Returns the function that gives the document's address in another version; null: the version in force. */
function useVersionAddress(): (version: LegalVersion | null) => string {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  return (version) => {
    const next = new URLSearchParams(search)
    if (version === null) next.delete('version')
    else next.set('version', version)
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }
}

/** States, in languages other than German, that the German wording is binding, and links to it. */
function TranslationNotice() {
  const t = usePhrases('legal')
  const locale = useLocale()
  const address = useLocation()
  if (locale === 'de') return null
  return (
    <Notice>
      <p>
        {t('translation')}{' '}
        <Link to={withLocale({ ...address, hash: '' }, locale, 'de')} hrefLang="de">
          {t('toGerman')}
        </Link>
      </p>
    </Notice>
  )
}
