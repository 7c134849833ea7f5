import {
  type Permission,
  type PermissionArea,
  type PermissionLevel,
  permissionAreas,
  permissionLevels,
} from '@marklot/contracts/permissions'
import { labelled } from '@marklot/phrases'
import { useId, useState } from 'react'
import { useApiQuery } from '../../lib/api.tsx'
import { errorText, pageEvents } from '../../lib/page-events.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fault } from '../../ui/form/fields.tsx'
import { adminKey, useChange } from './change.tsx'
import { Answer, Table } from './parts.tsx'

const levels = Object.keys(permissionLevels) as PermissionLevel[]

/** A person's permissions: one row for each area, one column for each level. Saved as a whole. */
export function PermissionDialog({ userId, name, onClose }: { userId: string; name: string; onClose: () => void }) {
  const t = usePhrases('admin')
  const formId = useId()
  const answer = useApiQuery(
    [adminKey, 'permissions', userId],
    (api, options) => api.accounts.userPermissions({ params: { id: userId } }, options),
    { staleTime: 0 },
  )
  const change = useChange('updating', (api, body: Permission[]) =>
    api.accounts.changeUserPermissions({ params: { id: userId }, body }),
  )
  const save = (permissions: Permission[]) => {
    change.run(permissions).then(
      () => {
        pageEvents.emit('notified', { severity: 'INFO', text: t('saved') })
        onClose()
      },
      // The dialog shows the failure.
      () => undefined,
    )
  }
  return (
    <Dialog
      title={t('permissions.of', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={formId} disabled={change.busy || !answer.object}>
            {t('save')}
          </Button>
        </>
      }
    >
      <p>{t('permissions.text')}</p>
      <Answer answer={answer}>{(permissions) => <PermissionForm id={formId} permissions={permissions} onSave={save} />}</Answer>
      {change.error && (
        <div role="alert">
          <Fault>{errorText(change.error)}</Fault>
        </div>
      )}
    </Dialog>
  )
}

function PermissionForm({
  id,
  permissions,
  onSave,
}: {
  id: string
  permissions: readonly Permission[]
  onSave: (permissions: Permission[]) => void
}) {
  const t = usePhrases('admin')
  const locale = useLocale()
  const [held, setHeld] = useState(() => new Map(permissions.map(({ resource, level }) => [resource, level])))
  const toggle = (area: PermissionArea, bit: number) =>
    setHeld((before) => new Map(before).set(area, (before.get(area) ?? 0) ^ bit))
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        onSave([...held].flatMap(([resource, level]) => (level > 0 ? [{ resource, level }] : [])))
      }}
    >
      <Table label={t('permissions')} head={[t('permissions.area'), ...levels.map((level) => t(`level.${level}`))]}>
        {permissionAreas.map((area) => (
          <tr key={area}>
            <th scope="row">{t(`area.${area}`)}</th>
            {levels.map((level) => (
              <td key={level}>
                <input
                  type="checkbox"
                  aria-label={labelled(locale, t(`area.${area}`), t(`level.${level}`))}
                  checked={((held.get(area) ?? 0) & permissionLevels[level]) !== 0}
                  onChange={() => toggle(area, permissionLevels[level])}
                />
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </form>
  )
}
