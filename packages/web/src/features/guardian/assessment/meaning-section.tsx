import type { Pronunciation } from '@marklot/contracts/guardian'
import type { AssessmentBlocks, NameReading } from '@marklot/contracts/guardian-blocks'
import type * as z from 'zod/mini'
import { useFormat } from '../../../lib/format.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { BlockAdvice } from './advice.tsx'
import { BlockSection } from './block-section.tsx'
import styles from './meaning-section.module.css'
import type { AdviceTexts } from './use-advice.ts'
import type { PartProps } from './use-again.ts'

type Reading = z.infer<typeof NameReading>

interface MeaningProps extends PartProps {
  block: AssessmentBlocks['meaning']
  text: AdviceTexts['meaning']
}

/**
 * Shows what the name means, contains or sounds like in other languages, and how five audiences pronounce it. A model
 * may word the meanings below.
 */
export function MeaningSection({ assessment, again, block, text }: MeaningProps) {
  const t = usePhrases('assessment')
  const format = useFormat()
  const locale = useLocale()
  const { name, blocks, state } = assessment
  const namesOf = (languages: readonly string[]) =>
    languages.map((language) => format.language(language)).sort((one, other) => one.localeCompare(other, locale))
  const spoken = blocks.names.result?.pronunciations ?? []
  return (
    <BlockSection id="meaning" title={t('meaning')} block={block} isRunning={state === 'running'} again={again}>
      {({ readings, languages }) => (
        <div className={styles.columns}>
          <div>
            {readings.length === 0 ? <p>{t('meaning.none')}</p> : <Readings readings={readings} />}
            <BlockAdvice text={text} />
            <p className={styles.examined}>
              {t('meaning.languages', { count: languages.length, languages: format.list(namesOf(languages)) })}
            </p>
          </div>
          {spoken.length > 0 && <Spoken name={name} spoken={spoken} />}
        </div>
      )}
    </BlockSection>
  )
}

/** The registers of words that can hurt a brand. */
const hurting = new Set<Reading['register']>(['vulgar', 'insulting'])

function Readings({ readings }: { readings: readonly Reading[] }) {
  const t = usePhrases('assessment')
  const format = useFormat()
  return (
    <ul className={styles.readings}>
      {readings.map(({ language, word, transliteration, meaning, register, likeness, part, nearness }) => (
        <li key={JSON.stringify([language, word, part, likeness])}>
          <p className={styles.language}>{format.language(language)}</p>
          <div>
            <p className={styles.word}>
              <b lang={language} dir="auto">
                {word}
              </b>
              {transliteration !== null && <i>{transliteration}</i>}
              <span>{t('quoted', { text: meaning })}</span>
            </p>
            <p className={styles.how}>
              {t(`likeness.${likeness}`, { part })} · {t(`nearness.${nearnessOf(nearness)}`)}
            </p>
          </div>
          <span
            className={classNames(
              styles.register,
              hurting.has(register) ? styles.hurts : register !== 'everyday' && styles.touches,
            )}
          >
            {t(`register.${register}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const nearnessOf = (nearness: number) => (nearness >= 0.99 ? 'full' : nearness >= 0.8 ? 'near' : 'far')

function Spoken({ name, spoken }: { name: string; spoken: readonly Pronunciation[] }) {
  const t = usePhrases('assessment')
  const format = useFormat()
  return (
    <div className={styles.spoken}>
      <h3>{t('spoken', { name })}</h3>
      <ul>
        {spoken.map(({ language, text, leadsTo }) => (
          <li key={language}>
            <span className={styles.language}>{format.language(language)}</span>
            <span className={styles.sound}>[{text}]</span>
            {leadsTo.length > 0 && <span className={styles.leads}>{t('spoken.leadsTo', { names: format.list(leadsTo) })}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
