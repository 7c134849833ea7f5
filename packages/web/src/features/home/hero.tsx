import type { Statistics } from '@marklot/contracts/statistics'
import { useConfig } from '../../lib/config.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import styles from './hero.module.css'
import { HeroSearch } from './hero-search.tsx'
import { useRegisterWords } from './use-register-words.ts'
import type { HomeVariant } from './variants.ts'

interface HeroProps {
  variant: HomeVariant
  /** Undefined while loading and after a failure. */
  statistics: Statistics | undefined
  isLoading: boolean
}

/** The dark hero that begins under the top bar: the page's topic and the live search field. */
export function Hero({ variant, statistics, isLoading }: HeroProps) {
  const t = usePhrases('home')
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className="page">
        <div className={styles.words}>
          <h1 id="hero-title">{t(`${variant}.heading`)}</h1>
          {variant === 'home' ? <HomeLead statistics={statistics} /> : <p>{t(`${variant}.lead`)}</p>}
        </div>
        <HeroSearch variant={variant} example={isLoading ? undefined : (statistics?.example ?? null)} />
      </div>
    </section>
  )
}

/** The lead text. It includes the register's size if known. */
function HomeLead({ statistics }: { statistics: Statistics | undefined }) {
  const t = usePhrases('home')
  const format = useFormat()
  const { productName: product } = useConfig()
  const { registersOf } = useRegisterWords()
  if (!statistics) return <p>{t('home.leadPlain', { product })}</p>
  const { total } = statistics.measures.brand
  const marks =
    total >= 1_000_000 ? t('marks.millions', { number: format.number(total / 1_000_000, 1) }) : t('marks.count', { count: total })
  return <p>{t('home.lead', { product, marks, registers: registersOf(statistics.offices.length) })}</p>
}
