import { type ReactNode, useId, useState } from 'react'
import type { QueryHolder } from '../../lib/api.tsx'
import { errorText } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import controls from '../../ui/controls.module.css'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import styles from './admin.module.css'
import { pageSizes, useAdminAddress } from './use-admin-address.ts'

/** Shows an answer, its loading state, or its failure. */
export function Answer<T>({ answer, children }: { answer: QueryHolder<T>; children: (object: T) => ReactNode }) {
  const t = usePhrases('admin')
  const ui = usePhrases('ui')
  if (answer.error && !answer.busy)
    return (
      <ErrorState title={t('failed.title')} text={errorText(answer.error)}>
        <Button onClick={answer.reload}>{ui('retry')}</Button>
      </ErrorState>
    )
  if (answer.object === undefined)
    return (
      <div className={styles.skeleton} role="status" aria-label={t('loading')}>
        <Skeleton height="36px" />
        <Skeleton height="36px" />
        <Skeleton height="36px" />
      </div>
    )
  return (
    <div className={styles.section} aria-busy={answer.busy}>
      {children(answer.object)}
    </div>
  )
}

/** A dense table that scrolls sideways if it is wider than the page. */
export function Table({ label, head, children }: { label: string; head: readonly ReactNode[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard it is scrolled once it has the focus
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
              <th key={place} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

/** A page of a list with its pagination, or the empty state. */
export function ListPage({
  total,
  empty,
  children,
}: {
  total: number
  /** Default: no matches. */
  empty?: { title: string; text: string }
  children: ReactNode
}) {
  const t = usePhrases('admin')
  const { query, page, size, addressOf, go } = useAdminAddress()
  if (total === 0) {
    const said = query === '' && empty ? empty : { title: t('noHits'), text: t('noHits.text') }
    return <EmptyState {...said} />
  }
  return (
    <>
      {children}
      <Pagination
        page={page}
        size={size}
        total={total}
        sizes={pageSizes}
        addressOf={(next) => addressOf({ page: next })}
        onSize={(next) => go({ size: next })}
        sizeLabel={t('page.size')}
      />
    </>
  )
}

/** Searches a list by words, kept in the address. */
export function SearchForm({ label }: { label: string }) {
  const { query, go } = useAdminAddress()
  // A new key resets the field when the address changes.
  return <SearchText key={query} label={label} initial={query} onSearch={(text) => go({ query: text })} />
}

function SearchText({ label, initial, onSearch }: { label: string; initial: string; onSearch: (text: string) => void }) {
  const t = usePhrases('admin')
  const id = useId()
  const [text, setText] = useState(initial)
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <div>
          <label className={controls.label} htmlFor={id}>
            {label}
          </label>
          <input
            id={id}
            className={controls.input}
            type="search"
            maxLength={200}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit">{t('search')}</Button>
      </form>
    </search>
  )
}

/** A list of names and values, such as an account's. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
