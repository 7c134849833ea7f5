import { type FeatureLimit, mostExported } from '@marklot/contracts/features'
import type { BrandQueryResult } from '@marklot/contracts/search'
import { Link } from 'react-router'
import { useApiMutation } from '../../lib/api.tsx'
import { useConfig } from '../../lib/config.tsx'
import { download } from '../../lib/download.ts'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { shownPlans } from '../../lib/plan-state.ts'
import { useProducts } from '../../lib/products.ts'
import { useSession } from '../../lib/session.tsx'
import { ExportMenu } from '../../shell/export-menu.tsx'
import { askedText } from './expert.ts'

/** The most hits of a dossier that is produced immediately, and of one that is produced in the background. */
const [mostAtOnce, mostOfDossier] = [200, 1_000]
/** The most hits of a table that is produced immediately. */
const mostOfTable = 1_000
type Choice = 'pdf' | 'largePdf' | 'xlsx' | 'csv'

/** Exports the search as a file. A dossier or table of many hits is produced in the background. */
export function ExportSearch({ query, total }: Pick<BrandQueryResult, 'query' | 'total'>) {
  const t = usePhrases('dossiers')
  const search = usePhrases('search')
  const format = useFormat()
  const locale = useLocale()
  const { productName } = useConfig()
  const limit = exportLimit(useSession().subscription.object?.product) ?? mostExported
  const exporting = useApiMutation('updating', async (api, choice: Choice) => {
    const kind = choice === 'largePdf' ? 'pdf' : choice
    const most = choice === 'pdf' ? mostAtOnce : choice === 'largePdf' ? mostOfDossier : limit
    const file = await api.search.exportQuery({ query: { format: kind, most: Math.min(most, limit) }, body: query })
    // A job produces this file, so the answer is its entry.
    if (file.type.startsWith('application/json')) return { later: kind }
    download(file, `${askedText(query) || search(`mode.${query.mode}`)}.${kind}`)
    return { later: null }
  })
  const isLarge = total > mostAtOnce
  const choices: readonly Choice[] = isLarge ? ['pdf', 'largePdf', 'xlsx', 'csv'] : ['pdf', 'xlsx', 'csv']
  const labelOf = (choice: Choice) => {
    if (choice === 'largePdf') return t('export.largePdf', { hits: format.count(Math.min(total, mostOfDossier)) })
    if (choice === 'pdf') return isLarge ? t('export.firstPdf', { hits: format.count(mostAtOnce) }) : t('export.pdf')
    const table = t(`export.${choice}`)
    const hits = format.count(Math.min(total, limit))
    if (Math.min(total, limit) > mostOfTable) return t('export.largeTable', { table, hits })
    return total > limit ? t('export.firstTable', { table, hits }) : table
  }
  const later = exporting.object?.later
  return (
    <>
      <ExportMenu
        label={search('export')}
        formats={choices}
        labelOf={labelOf}
        exporting={exporting}
        note={total > limit ? t('export.limit', { count: limit }) : undefined}
        more={total > limit && <LargerPlan limit={limit} />}
        opensAtOnce
      />
      <span role="status">
        {later && (
          <>
            {t(later === 'pdf' ? 'export.later' : 'export.laterTable')}{' '}
            <Link to={paths.my(locale, productName, { section: 'dossiers' })}>{t('export.toDossiers')}</Link>
          </>
        )}
      </span>
    </>
  )
}

const exportLimit = (plan: { features: readonly FeatureLimit[] } | undefined): number | null =>
  plan?.features.find(({ key, per }) => key === 'export' && per === 'file')?.limit ?? null

/** Names the plan with larger files. */
function LargerPlan({ limit }: { limit: number }) {
  const t = usePhrases('dossiers')
  const format = useFormat()
  const locale = useLocale()
  const plans = useProducts().object ?? []
  const larger = shownPlans(plans, null).find((plan) => (exportLimit(plan) ?? 0) > limit)
  if (!larger) return null
  return (
    <Link to={paths.products(locale)}>
      {t('export.larger', { hits: format.count(exportLimit(larger) ?? 0), plan: larger.name })}
    </Link>
  )
}
