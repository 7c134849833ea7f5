import { filingFeeOf } from '@marklot/contracts/guardian'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { LeaderItem, LeaderList } from '../../../ui/leader-list.tsx'
import { useFees } from '../pieces/index.ts'
import { type CheckDraft, classesOf, filingPlan } from './draft.ts'
import { FeeRows, FeeSources, feesOf } from './fee-slip.tsx'
import styles from './slip.module.css'

/** The last class of goods. */
const lastGoods = 34

/** The list so far, and the cost of filing it. */
export function ListSlip({ draft }: { draft: CheckDraft }) {
  const t = usePhrases('guardian')
  const names = usePhrases('offices')
  const format = useFormat()
  const fees = feesOf(useFees().object ?? [], filingPlan(draft).offices)
  const classes = classesOf(draft.goods)
  const goods = draft.goods.filter(({ niceClass }) => niceClass <= lastGoods).length
  const saved = fees.flatMap((fee) => {
    const amount = filingFeeOf(fee, classes.length) - filingFeeOf(fee, classes.length - 1)
    if (amount <= 0) return []
    return [`${format.money(amount, fee.currency)} (${names(`short.${fee.registrationOfficeCode}`)})`]
  })
  return (
    <aside className={styles.slip} aria-labelledby="your-list">
      <h2 id="your-list">{t('list.title')}</h2>
      <LeaderList>
        <LeaderItem label={t('list.classes')}>{classes.length > 0 ? format.list(classes.map(String), 'unit') : '–'}</LeaderItem>
        <LeaderItem label={t('list.goods')}>{goods}</LeaderItem>
        <LeaderItem label={t('list.services')}>{draft.goods.length - goods}</LeaderItem>
      </LeaderList>
      {classes.length > 0 && fees.length > 0 && (
        <div className={styles.total}>
          <FeeRows fees={fees} classes={classes.length} />
          {classes.length > 1 && saved.length > 0 && (
            <p className={styles.small}>{t('list.oneLess', { amounts: format.list(saved) })}</p>
          )}
          <FeeSources fees={fees} />
        </div>
      )}
    </aside>
  )
}
