import type { BrandQueryResult } from '@marklot/contracts/search'
import { Link } from 'react-router'
import { useApiMutation } from '../../lib/api.tsx'
import { useConfig } from '../../lib/config.tsx'
import { download } from '../../lib/download.ts'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { ExportMenu } from '../../shell/export-menu.tsx'
import { askedText } from './expert.ts'

/** The most hits of an export, and of a dossier that is produced immediately. */
const [most, mostAtOnce] = [1_000, 200]
type Choice = 'pdf' | 'largePdf' | 'xlsx' | 'csv'

/** Exports the search as a file. A dossier of many hits is produced in the background. */
export function ExportSearch({ query, total }: Pick<BrandQueryResult, 'query' | 'total'>) {
  const t = usePhrases('dossiers')
  const search = usePhrases('search')
  const format = useFormat()
  const locale = useLocale()
  const { productName } = useConfig()
  const exporting = useApiMutation('updating', async (api, choice: Choice) => {
    const kind = choice === 'largePdf' ? 'pdf' : choice
    const file = await api.search.exportQuery({
      query: { format: kind, most: choice === 'pdf' ? mostAtOnce : most },
      body: query,
    })
    // A job produces this dossier, so the answer is its entry.
    if (file.type.startsWith('application/json')) return { isMade: false }
    download(file, `${askedText(query) || search(`mode.${query.mode}`)}.${kind}`)
    return { isMade: true }
  })
  const isLarge = total > mostAtOnce
  const choices: readonly Choice[] = isLarge ? ['pdf', 'largePdf', 'xlsx', 'csv'] : ['pdf', 'xlsx', 'csv']
  const labelOf = (choice: Choice) => {
    if (choice === 'largePdf') return t('export.largePdf', { hits: format.count(Math.min(total, most)) })
    return choice === 'pdf' && isLarge ? t('export.firstPdf', { hits: format.count(mostAtOnce) }) : t(`export.${choice}`)
  }
  return (
    <>
      <ExportMenu label={search('export')} formats={choices} labelOf={labelOf} exporting={exporting} opensAtOnce />
      <span role="status">
        {exporting.object?.isMade === false && (
          <>
            {t('export.later')} <Link to={paths.my(locale, productName, { section: 'dossiers' })}>{t('export.toDossiers')}</Link>
          </>
        )}
      </span>
    </>
  )
}
