import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useApiMutation } from '../../../lib/api.tsx'
import { useCapabilities } from '../../../lib/capabilities.tsx'
import { useConfig } from '../../../lib/config.tsx'
import { download } from '../../../lib/download.ts'
import { pageEvents } from '../../../lib/page-events.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { ExportMenu } from '../../../shell/export-menu.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon, OutlineSign } from '../../../ui/icon.tsx'
import { afterRemoval } from '../../../ui/use-list-title.ts'
import { AskBrandy } from '../../chat/pieces/index.ts'
import type { MonitorState } from '../../radar/pieces/index.ts'
import { guardianOf, useReloadGuardian } from '../pieces/index.ts'
import styles from './actions.module.css'
import { AgainButton } from './block-section.tsx'
import { classesOf, searchedOfficesOf } from './judged-brands.ts'
import { trashShape } from './shapes.ts'
import type { PartProps } from './use-again.ts'

/** The actions of an assessment, the primary one first. */
export function Actions({ assessment, again }: PartProps) {
  const t = usePhrases('assessment')
  const locale = useLocale()
  const hasRadar = useCapabilities().has('radar')
  const [isRemoving, setIsRemoving] = useState(false)
  const { id, name, draftId, state, case: evaluated } = assessment
  return (
    <div className={styles.actions}>
      {hasRadar && (
        <Link
          className={buttonClass({ look: 'primary' })}
          to={paths.monitor(locale, {
            q: name,
            classes: classesOf(assessment),
            offices: searchedOfficesOf(assessment),
            logo: evaluated.logo ?? undefined,
          })}
          state={{ goods: evaluated.goods.map(({ text }) => text).join('; ') } satisfies MonitorState}
        >
          <Icon name="radar" small />
          {t('radar')}
        </Link>
      )}
      {draftId !== null && (
        <Link className={buttonClass({ look: 'outline' })} to={paths.create(locale, { step: 4, draft: draftId })}>
          <Icon name="arrow-left" small />
          {t('back')}
        </Link>
      )}
      <div className={styles.others}>
        <Button look="quiet" disabled={state === 'running'} onClick={() => setIsRemoving(true)}>
          <OutlineSign shape={trashShape} small />
          {t('remove')}
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          <Icon name="printer" small />
          {t('print')}
        </Button>
        {state === 'finished' && <ExportAssessment assessment={assessment} />}
        {state === 'finished' && <AskBrandy about={{ kind: 'assessment', id: String(id), name }} look="quiet" />}
        <AgainButton again={again} look="quiet" />
      </div>
      {isRemoving && <RemoveDialog assessment={assessment} onClose={() => setIsRemoving(false)} />}
    </div>
  )
}

const formats = ['pdf', 'xlsx', 'csv', 'json'] as const

function ExportAssessment({ assessment: { id, name } }: Pick<PartProps, 'assessment'>) {
  const t = usePhrases('assessment')
  const exporting = useApiMutation('updating', async (api, format: (typeof formats)[number]) =>
    download(await guardianOf(api).exportAssessment({ params: { id }, query: { format } }), `${name}.${format}`),
  )
  return (
    <ExportMenu
      className={styles.export}
      label={t('export')}
      formats={formats}
      labelOf={(format) => t(`export.${format}`)}
      exporting={exporting}
    />
  )
}

/** Asks for confirmation before an assessment is deleted, and then opens the list of the others. */
function RemoveDialog({ assessment: { id, name }, onClose }: Pick<PartProps, 'assessment'> & { onClose: () => void }) {
  const t = usePhrases('assessment')
  const locale = useLocale()
  const { productName } = useConfig()
  const navigate = useNavigate()
  const reload = useReloadGuardian()
  const removing = useApiMutation('deleting', (api) => guardianOf(api).removeAssessment({ params: { id } }))
  const remove = async () => {
    await removing.run(undefined)
    pageEvents.emit('notified', { severity: 'INFO', text: t('remove.done', { name }) })
    await navigate(paths.my(locale, productName, { section: 'checks' }), { state: afterRemoval })
    await reload()
  }
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      confirm={t('remove')}
      isBusy={removing.busy}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  )
}
