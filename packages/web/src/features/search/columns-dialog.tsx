import { usePhrases } from '../../lib/phrases.tsx'
import { useChoice } from '../../lib/use-choice.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './columns-dialog.module.css'
import { useSearch } from './search-context.ts'
import { type TableColumn, tableColumns } from './table-columns.ts'
import { useColumnName } from './use-column-name.ts'

/** The choice of the table's columns. It applies at once, and the address keeps it. */
export function ColumnsDialog({ shown: inAddress, onClose }: { shown: readonly TableColumn[]; onClose: () => void }) {
  const t = usePhrases('search')
  const nameOf = useColumnName()
  const { search, go } = useSearch()
  const [shown, choose] = useChoice(inAddress, (columns) => go((current) => ({ ...current, columns }), { replace: true }))
  const toggle = (column: TableColumn) =>
    choose(tableColumns.filter((one) => (one === column ? !shown.includes(one) : shown.includes(one))))
  return (
    <Dialog
      title={t('columns')}
      onClose={onClose}
      footer={
        <>
          <Button disabled={search.columns.length === 0} onClick={() => choose([])}>
            {t('columns.usual')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t('columns.done')}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {tableColumns.map((column) => (
          <li key={column}>
            <label>
              <input
                type="checkbox"
                checked={shown.includes(column)}
                disabled={shown.length === 1 && shown.includes(column)}
                onChange={() => toggle(column)}
              />
              {nameOf(column)}
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
