import { useMemo } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { sharedAlignment } from '../../../ui/comparison-columns.ts'
import { ComparisonOneLine } from '../../../ui/comparison-line.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { useBrandName } from '../../../ui/use-brand-name.ts'
import { Objections } from '../objections.tsx'
import type { Typed } from '../use-typed.ts'
import styles from './names-station.module.css'
import { RegisterCounts } from './register-counts.tsx'

/** The most marks below the field. */
const mostBrands = 3

/** The findings about the name in the field. The height stays the same until the next answer arrives. */
export function TypedFinding({ typed: { finding, busy, hasFailed, reload }, name }: { typed: Typed; name: string }) {
  const t = usePhrases('stations')
  const ui = usePhrases('ui')
  const nameOf = useBrandName()
  const brands = useMemo(() => finding?.brands.slice(0, mostBrands) ?? [], [finding])
  const alignment = useMemo(() => sharedAlignment(brands.map(({ brand }) => brand.comparison)), [brands])
  return (
    <div className={styles.typed} aria-busy={busy}>
      {hasFailed ? (
        <div role="alert" className={styles.failed}>
          <p>{t('names.failed')}</p>
          <Button size="small" onClick={reload}>
            {ui('retry')}
          </Button>
        </div>
      ) : (
        <>
          <p role="status" className={styles.typedHead}>
            {finding && !busy ? <RegisterCounts finding={finding} /> : t('names.checking')}
          </p>
          {finding ? (
            <div className={styles.typedBody}>
              <Objections finding={finding} most={4} />
              {brands.length > 0 && (
                <ol className={styles.brands} aria-label={t('find.closest')}>
                  {brands.map(({ brand }, place) => (
                    <li key={brand.brandId}>
                      <OfficeFlag code={brand.registrationOfficeCode} show="code" />
                      <span className={styles.letters}>
                        {brand.comparison ? (
                          <ComparisonOneLine
                            comparison={brand.comparison}
                            query={finding.name}
                            hit={nameOf(brand)}
                            cells={alignment?.rows[place] ?? null}
                          />
                        ) : (
                          <span dir="auto">{nameOf(brand)}</span>
                        )}
                      </span>
                      <StateBadge category={brand.brandStateCategory} />
                    </li>
                  ))}
                </ol>
              )}
            </div>
          ) : (
            <div className={styles.typedBody} role="presentation">
              <Skeleton height="96px" />
              <span className="vh">{name}</span>
            </div>
          )}
        </>
      )}
    </div>
  )
}
