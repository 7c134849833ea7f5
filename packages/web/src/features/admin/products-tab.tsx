import type { Product } from '@marklot/contracts/billing'
import { useState } from 'react'
import { useApiQuery } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { useLimitText } from '../../lib/limit-text.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './admin.module.css'
import { adminKey } from './change.tsx'
import { Answer, Table } from './parts.tsx'
import { ProductDialog } from './product-dialog.tsx'

/** The plans with their prices and features. */
export function ProductsTab() {
  const t = usePhrases('admin')
  const [edited, setEdited] = useState<Product | null>(null)
  const answer = useApiQuery([adminKey, 'products'], (api, options) => api.billing.products({ query: {} }, options), {
    staleTime: 0,
  })
  return (
    <>
      <Answer answer={answer}>
        {(products) => (
          <Table
            label={t('tab.products')}
            head={[
              t('product'),
              t('product.price'),
              t('product.vatRate'),
              t('product.offered'),
              t('product.features'),
              <VisuallyHidden key="actions">{t('actions')}</VisuallyHidden>,
            ]}
          >
            {products.map((product) => (
              <ProductRow key={product.key} product={product} onEdit={() => setEdited(product)} />
            ))}
          </Table>
        )}
      </Answer>
      {edited && <ProductDialog product={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function ProductRow({ product, onEdit }: { product: Product; onEdit: () => void }) {
  const t = usePhrases('admin')
  const ui = usePhrases('ui')
  const billing = usePhrases('billing')
  const limitText = useLimitText()
  const format = useFormat()
  const { key, name, price, introductoryPrice, isPromotional, features } = product
  return (
    <tr>
      <th scope="row">
        {name}
        {isPromotional && <span className={styles.muted}> ({t('product.promotional')})</span>}
      </th>
      <td className={styles.still}>
        {format.money(price.amount, price.currency)}
        {introductoryPrice && (
          <div className={styles.muted}>
            {introductoryPrice.months} × {format.money(introductoryPrice.amount, introductoryPrice.currency)}
          </div>
        )}
      </td>
      <td className={styles.still}>{format.percent(price.vatRate)}</td>
      <td>{product.isOffered ? ui('yes') : ui('no')}</td>
      <td className={styles.text}>
        {features
          .map((feature) => {
            const label = billing(`feature.${feature.key}` as 'feature.radar')
            return feature.limit === null
              ? label
              : `${label} (${t('product.limit.short', { limit: limitText(feature.limit, feature.per) })})`
          })
          .join(', ')}
      </td>
      <td>
        <div className={styles.buttons}>
          <Button size="small" aria-label={t('edit.of', { name: isPromotional ? `${name}, ${key}` : name })} onClick={onEdit}>
            {t('edit')}
          </Button>
        </div>
      </td>
    </tr>
  )
}
