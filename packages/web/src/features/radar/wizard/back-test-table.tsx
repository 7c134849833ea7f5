import type { BackTest } from '@marklot/contracts/radar'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import charts from '../../../ui/charts/charts.module.css'

/** The figures behind the chart, for each threshold. */
export function BackTestTable({ curve, threshold, label }: { curve: BackTest['curve']; threshold: number; label: string }) {
  const t = usePhrases('monitor')
  const format = useFormat()
  return (
    <details className={charts.behind}>
      <summary>{t('backTest.table')}</summary>
      <div className={charts.scroll}>
        <table className={charts.table}>
          <caption className="vh">{t('backTest.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{label}</th>
              <th scope="col">{t('backTest.columnBrands')}</th>
              <th scope="col">{t('backTest.columnMails')}</th>
              <th scope="col">{t('backTest.columnMailsPerMonth')}</th>
            </tr>
          </thead>
          <tbody>
            {curve.map(({ minimumSimilarity: percent, brands, mails, mailsPerMonth }) => (
              <tr key={percent} aria-current={percent === threshold ? 'true' : undefined}>
                <th scope="row">{format.percent(percent)}</th>
                <td>{format.count(brands)}</td>
                <td>{format.count(mails)}</td>
                <td>{format.number(mailsPerMonth, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
