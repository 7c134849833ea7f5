import { queryFields } from '@marklot/contracts/query-fields'
import { Link } from 'react-router'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { expertSearch } from './expert.ts'
import styles from './query-help.module.css'
import { useSearch } from './search-context.ts'

const examples = ['words', 'wildcards', 'phrase', 'similar', 'filters', 'owner', 'dates', 'number', 'together'] as const

/** Explains the query language: examples that search on a click, and the fields with their localized names. */
export function QueryHelp({ onClose }: { onClose: () => void }) {
  const t = usePhrases('query')
  const locale = useLocale()
  const { search: present, addressOf } = useSearch()
  return (
    <Dialog title={t('title')} width="wide" onClose={onClose}>
      <p className={styles.rules}>{t('rules')}</p>
      <h3 className={styles.head}>{t('examples')}</h3>
      <dl className={styles.examples}>
        {examples.map((example) => {
          const query = t(`example.${example}`)
          return (
            <div key={example}>
              <dt>
                <Link to={addressOf({ ...expertSearch(present, query), page: 1 })} onClick={onClose}>
                  <code>{query}</code>
                </Link>
              </dt>
              <dd>{t(`meaning.${example}`)}</dd>
            </div>
          )
        })}
      </dl>
      <h3 className={styles.head}>{t('fields')}</h3>
      <dl className={styles.fields}>
        {queryFields.map((field) => (
          <div key={field}>
            <dt>
              <code>{t(`field.${field}`)}</code>
              {locale !== 'en' && t(`field.${field}`) !== `${field}:` && (
                <>
                  {' '}
                  <code>{`${field}:`}</code>
                </>
              )}
            </dt>
            <dd>{t(`values.${field}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.rules}>{t('limits')}</p>
    </Dialog>
  )
}
