import type { PartLook, PictureBox } from '@marklot/contracts/logos'
import type { RadarLink } from '@marklot/contracts/radar-links'
import { useCallback } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { PublicLogo, sharedPartAddress } from '../logos/pieces/index.ts'
import { searchedFor } from '../search/index.ts'
import { useExecutionCounts } from './execution-counts.tsx'
import styles from './link-page.module.css'
import { Loading } from './loading.tsx'
import { BrandRow, Opposition, SearchWords, searchStateOf, useInstant, useSharedResult, VerdictMark } from './pieces/index.ts'
import { ResultReceipt } from './result-receipt.tsx'
import { NothingFound } from './stored-result.tsx'

/** A stored result as additional recipients see it: without assessments and without the names of other recipients. */
export function SharedResult({ token, link }: { token: string; link: RadarLink }) {
  const t = usePhrases('radar')
  const ui = usePhrases('ui')
  const instant = useInstant()
  const countsOf = useExecutionCounts()
  const { object: result, error, busy, reload } = useSharedResult(token)
  const partAddress = useCallback((box: PictureBox, as?: PartLook) => sharedPartAddress(token, box, as), [token])
  if (!result)
    return error && !busy ? (
      <ErrorState level={1} title={t('result.error.title')}>
        <Button onClick={reload}>{ui('retry')}</Button>
      </ErrorState>
    ) : (
      <Loading />
    )
  const { execution, search, brands } = result
  const searched = searchedFor(searchStateOf(search))
  return (
    <PublicLogo value={partAddress}>
      <h1 dir="auto">{link.name}</h1>
      <p className={styles.text}>
        {`${t('result.run', { time: instant.dayAndTime(execution.startedUtc), counts: countsOf(execution) })} ${t('result.stored')}`}
      </p>
      <div className={styles.text}>
        <SearchWords search={search} />
      </div>
      {brands.length === 0 ? (
        <NothingFound result={result} />
      ) : (
        <ul className={styles.brand}>
          {brands.map((brand) => (
            <BrandRow
              key={brand.brandId}
              hit={brand}
              searched={searched}
              logoId={search.logo?.id ?? null}
              level={2}
              mark={<VerdictMark verdict={brand.verdict} />}
            >
              <Opposition opposition={brand.opposition} />
            </BrandRow>
          ))}
        </ul>
      )}
      <ResultReceipt result={result} showsMails={false} />
      <p className={styles.for}>{t('link.for', { mail: link.mail, name: link.name })}</p>
    </PublicLogo>
  )
}
