import { brandStateCategories, brandTypes, type CodedValue } from '@marklot/contracts/brand'
import { registrationOfficeCodes } from '@marklot/contracts/office'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '../../lib/phrases.tsx'
import { type ReferenceList, referenceLists, useReference } from '../../lib/reference.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './admin.module.css'
import { ConfirmButton } from './change.tsx'
import { Answer, SearchForm, Table } from './parts.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import { useDeleteValue, ValueDialog } from './value-dialog.tsx'

/** Values that cannot be deleted. For the offices' states, the server knows which ones are in use. */
const builtIn: Readonly<Partial<Record<ReferenceList, readonly string[]>>> = {
  registrationOfficeCodes,
  brandTypes,
  brandStateCategories,
}

/** The five keyed lists in the page's language. */
export function ReferenceTab() {
  const t = usePhrases('admin')
  const { list, query, addressOf } = useAdminAddress()
  const answer = useReference(list)
  const [edited, setEdited] = useState<CodedValue | 'new' | null>(null)
  return (
    <>
      <nav className={styles.chips} aria-label={t('reference.list')}>
        {referenceLists.map((name) => (
          <Link
            key={name}
            className={styles.chip}
            to={addressOf({ tab: 'reference', list: name, query: '' })}
            aria-current={name === list ? 'page' : undefined}
          >
            {t(`list.${name}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.bar}>
        <SearchForm label={t('reference.search')} />
        {list !== 'niceClasses' && <Button onClick={() => setEdited('new')}>{t('reference.add')}</Button>}
      </div>
      <Answer answer={answer}>
        {(values) => <ValueTable list={list} values={values.filter((value) => holds(value, query))} onEdit={setEdited} />}
      </Answer>
      {edited && <ValueDialog list={list} value={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

const holds = (value: CodedValue, query: string) =>
  Object.values(value).some((text) => text.toLocaleLowerCase().includes(query.toLocaleLowerCase()))

interface ValueTableProps {
  list: ReferenceList
  values: readonly CodedValue[]
  onEdit: (value: CodedValue) => void
}

function ValueTable({ list, values, onEdit }: ValueTableProps) {
  const t = usePhrases('admin')
  const remove = useDeleteValue(list)
  if (values.length === 0) return <EmptyState title={t('noHits')} text={t('noHits.text')} />
  const staysAlways = (key: string) => list === 'niceClasses' || builtIn[list]?.includes(key)
  return (
    <Table
      label={t(`list.${list}`)}
      head={[
        t('reference.key'),
        t('reference.shortDescription'),
        t('reference.description'),
        <VisuallyHidden key="actions">{t('actions')}</VisuallyHidden>,
      ]}
    >
      {values.map((value) => (
        <tr key={value.key}>
          <th scope="row">{value.key}</th>
          <td>{value.shortDescription}</td>
          <td className={styles.text}>{value.description}</td>
          <td>
            <div className={styles.buttons}>
              <Button size="small" aria-label={t('edit.of', { name: value.key })} onClick={() => onEdit(value)}>
                {t('edit')}
              </Button>
              {!staysAlways(value.key) && (
                <ConfirmButton
                  look="quiet"
                  label={t('delete')}
                  name={t('delete.of', { name: value.key })}
                  text={t('reference.delete.text', { name: value.key })}
                  change={remove}
                  values={value.key}
                  done={t('reference.deleted')}
                />
              )}
            </div>
          </td>
        </tr>
      ))}
    </Table>
  )
}
