import type { Product } from '@marklot/contracts/billing'
import { type ProductFeatureKey, productFeatureKeys } from '@marklot/contracts/features'
import { useId, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { errorText } from '../../lib/page-events.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import controls from '../../ui/controls.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { Fault, TextField, Tick } from '../../ui/form/fields.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { hasFaults, useSaving } from '../../ui/form/use-saving.ts'
import styles from './admin.module.css'
import { useChange } from './change.tsx'
import { faultsOf, type ProductTexts, productChange, typedProduct } from './product-form.ts'
import { useLanguageName } from './use-instant.ts'

/** Price, text and features of a plan. */
export function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = usePhrases('admin')
  const messages = usePhrases('validation')
  const locale = useLocale()
  const languageName = useLanguageName()
  const formId = useId()
  const before = typedProduct(product, useFormat().number(0.5, 1).charAt(1))
  const [typed, setTyped] = useState(before)
  const set = (change: Partial<ProductTexts>) => setTyped({ ...typed, ...change })
  const change = useChange(
    'updating',
    (api, body: ReturnType<typeof productChange>) => api.billing.changeProduct({ params: { key: product.key }, body }),
    { shows: hasFaults },
  )
  const { form, faults, submit } = useSaving(
    () =>
      Object.fromEntries(
        Object.entries(faultsOf(typed, product.isPromotional)).map(([field, fault]) => [
          field,
          fault === 'invalid' || fault === undefined ? t('invalid') : messages(fault),
        ]),
      ),
    async () => {
      await change.run(productChange(product, before, typed))
      onClose()
    },
  )
  return (
    <Dialog
      title={t('edit.of', { name: product.name })}
      width="wide"
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
        {product.isPromotional ? (
          <TextField
            name="introductoryMonths"
            label={t('product.months')}
            value={typed.months}
            onChange={(months) => set({ months })}
            fault={faults.introductoryMonths}
          />
        ) : (
          <div className={styles.row}>
            <TextField
              name="price"
              label={t('product.price.label')}
              value={typed.price}
              onChange={(price) => set({ price })}
              fault={faults.price}
            />
            <TextField
              name="vatRate"
              label={t('product.vatRate.label')}
              value={typed.vatRate}
              onChange={(vatRate) => set({ vatRate })}
              fault={faults.vatRate}
            />
          </div>
        )}
        <TextArea
          rows={4}
          name="description"
          label={t('product.description', { language: languageName(locale) })}
          value={typed.description}
          onChange={(description) => set({ description })}
          maxLength={1_000}
          fault={faults.description}
        />
        <Tick name="isOffered" checked={typed.isOffered} onChange={(isOffered) => set({ isOffered })}>
          {t('product.offered')}
        </Tick>
        {!product.isPromotional && (
          <Features features={typed.features} faults={faults} onChange={(features) => set({ features })} />
        )}
        {change.error && (
          <div role="alert">
            <Fault>{errorText(change.error)}</Fault>
          </div>
        )}
      </form>
    </Dialog>
  )
}

function Features({
  features,
  faults,
  onChange,
}: {
  features: ProductTexts['features']
  faults: Readonly<Record<string, string>>
  onChange: (features: ProductTexts['features']) => void
}) {
  const t = usePhrases('admin')
  const billing = usePhrases('billing')
  const toggle = (key: ProductFeatureKey, isHeld: boolean) => {
    const { [key]: _, ...others } = features
    onChange(isHeld ? { ...others, [key]: '' } : others)
  }
  return (
    <fieldset className={styles.fieldset}>
      <legend className={controls.label}>{t('product.features')}</legend>
      {productFeatureKeys.map((key) => {
        const limit = features[key]
        const name = billing(`feature.${key}`)
        const fault = faults[`limit.${key}`]
        return (
          <div key={key}>
            <div className={styles.feature}>
              <Tick name={`feature.${key}`} checked={limit !== undefined} onChange={(isHeld) => toggle(key, isHeld)}>
                {name}
              </Tick>
              {limit !== undefined && (
                <input
                  name={`limit.${key}`}
                  className={controls.input}
                  inputMode="numeric"
                  maxLength={7}
                  aria-label={t('product.limit', { feature: name })}
                  aria-invalid={fault ? true : undefined}
                  value={limit}
                  onChange={(event) => onChange({ ...features, [key]: event.target.value })}
                />
              )}
            </div>
            {fault && <Fault>{fault}</Fault>}
          </div>
        )
      })}
    </fieldset>
  )
}
