import { type NoticeInput, priceNoticeDays } from '@marklot/contracts/notices'
import { type FormEvent, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { errorText, pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { shownInDialog, useChange } from './change.tsx'
import { FormDialog } from './form-dialog.tsx'
import { noticesOf } from './notice-calls.ts'
import { useAllProducts } from './use-all-products.ts'

/** Asks for a product's new price and the day from which it applies. The server checks the period of notice. */
export function AnnouncePriceDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('admin')
  const format = useFormat()
  const products = useAllProducts().filter(({ isPromotional, price }) => !isPromotional && price.amount > 0)
  const [chosen, setChosen] = useState('')
  const [price, setPrice] = useState('')
  const [from, setFrom] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const announce = useChange('creating', (api, body: NoticeInput) => noticesOf(api).announce({ body }), shownInDialog)
  const product = products.find(({ key }) => key === chosen) ?? products[0]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const starts = new Date(from)
    const amount = Math.round(Number(price.trim().replace(',', '.')) * 100) / 100
    if (!product || !(amount > 0) || Number.isNaN(starts.getTime())) return setFault(t('notices.priceAndTime'))
    announce.run({ kind: 'price', product: product.key, price: amount, startsUtc: starts.toISOString() }).then(
      () => {
        pageEvents.emit('notified', { severity: 'INFO', text: t('notices.announced') })
        onClose()
      },
      (error: unknown) => setFault(errorText(error)),
    )
  }
  return (
    <FormDialog
      title={t('notices.announce.price')}
      action={t('notices.send')}
      isBusy={announce.busy}
      refusal={fault}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('notices.hint.price', { days: priceNoticeDays })}</p>
      <SelectField
        name="product"
        label={t('product')}
        value={product?.key ?? ''}
        options={products.map((one) => [one.key, `${one.name}, ${format.money(one.price.amount, one.price.currency)}`])}
        onChange={setChosen}
      />
      <TextField name="price" label={t('notices.newPrice')} value={price} onChange={setPrice} />
      <TextField name="from" type="datetime-local" label={t('notices.from')} value={from} onChange={setFrom} />
    </FormDialog>
  )
}
