import type { BrandQueryResult } from '@marklot/contracts/search'
import { useApiMutation } from '../../lib/api.tsx'
import { download } from '../../lib/download.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { ExportMenu } from '../../shell/export-menu.tsx'
import { askedText } from './expert.ts'

const formats = ['pdf', 'xlsx', 'csv'] as const

/** The search as a file. */
export function ExportSearch({ query }: Pick<BrandQueryResult, 'query'>) {
  const t = usePhrases('search')
  const exporting = useApiMutation('updating', async (api, format: (typeof formats)[number]) =>
    download(
      await api.search.exportQuery({ query: { format }, body: query }),
      `${askedText(query) || t(`mode.${query.mode}`)}.${format}`,
    ),
  )
  return <ExportMenu label={t('export')} formats={formats} labelOf={(format) => t(`export.${format}`)} exporting={exporting} />
}
