import type { CodedValue } from '@marklot/contracts/brand'
import { useId, useState } from 'react'
import type { Api, MutationHolder } from '../../lib/api.tsx'
import { errorText } from '../../lib/page-events.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import type { ReferenceList } from '../../lib/reference.ts'
import { required, validate } from '../../lib/validation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fault, TextField } from '../../ui/form/fields.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { hasFaults, useSaving } from '../../ui/form/use-saving.ts'
import styles from './admin.module.css'
import { useChange } from './change.tsx'
import { useLanguageName } from './use-instant.ts'

type Keyed = { params: { key: string } }
/** The calls that change and delete values of each list. */
const calls: Record<
  ReferenceList,
  { upsert: (api: Api, body: CodedValue) => Promise<CodedValue>; remove: (api: Api, keyed: Keyed) => Promise<null> }
> = {
  registrationOfficeCodes: {
    upsert: (api, body) => api.reference.changeRegistrationOfficeCode({ body }),
    remove: (api, keyed) => api.reference.deleteRegistrationOfficeCode(keyed),
  },
  brandTypes: {
    upsert: (api, body) => api.reference.changeBrandType({ body }),
    remove: (api, keyed) => api.reference.deleteBrandType(keyed),
  },
  brandStateCategories: {
    upsert: (api, body) => api.reference.changeBrandStateCategory({ body }),
    remove: (api, keyed) => api.reference.deleteBrandStateCategory(keyed),
  },
  brandStates: {
    upsert: (api, body) => api.reference.changeBrandState({ body }),
    remove: (api, keyed) => api.reference.deleteBrandState(keyed),
  },
  niceClasses: {
    upsert: (api, body) => api.reference.changeNiceClass({ body }),
    remove: (api, keyed) => api.reference.deleteNiceClass(keyed),
  },
}

export function useDeleteValue(list: ReferenceList): MutationHolder<string, null> {
  return useChange('deleting', (api, key: string) => calls[list].remove(api, { params: { key } }))
}

/** Edits the texts of a value in the page's language, or adds a value. */
export function ValueDialog({ list, value, onClose }: { list: ReferenceList; value: CodedValue | null; onClose: () => void }) {
  const t = usePhrases('admin')
  const messages = usePhrases('validation')
  const locale = useLocale()
  const languageName = useLanguageName()
  const formId = useId()
  const [typed, setTyped] = useState<CodedValue>(value ?? { key: '', description: '', shortDescription: '' })
  const set = (change: Partial<CodedValue>) => setTyped({ ...typed, ...change })
  const change = useChange(value ? 'updating' : 'creating', (api, body: CodedValue) => calls[list].upsert(api, body), {
    shows: hasFaults,
  })
  const { form, faults, submit } = useSaving(
    () =>
      Object.fromEntries(
        Object.entries(typed).flatMap(([field, text]) => {
          const fault = validate(text.trim(), [required])
          return fault ? [[field, messages(fault)]] : []
        }),
      ),
    async () => {
      await change.run(typed)
      onClose()
    },
  )
  return (
    <Dialog
      title={value ? t('edit.of', { name: value.key }) : t('reference.add')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={formId} disabled={change.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.muted}>{t('reference.language', { language: languageName(locale) })}</p>
        {!value && (
          <TextField
            name="key"
            label={t('reference.key')}
            value={typed.key}
            onChange={(key) => set({ key })}
            maxLength={100}
            fault={faults.key}
          />
        )}
        <TextField
          name="shortDescription"
          label={t('reference.shortDescription')}
          value={typed.shortDescription}
          onChange={(shortDescription) => set({ shortDescription })}
          fault={faults.shortDescription}
        />
        <TextArea
          rows={4}
          name="description"
          label={t('reference.description')}
          value={typed.description}
          onChange={(description) => set({ description })}
          maxLength={2_000}
          fault={faults.description}
        />
        {change.error && (
          <div role="alert">
            <Fault>{errorText(change.error)}</Fault>
          </div>
        )}
      </form>
    </Dialog>
  )
}
