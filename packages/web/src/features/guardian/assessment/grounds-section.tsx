import { type GroundGroup, groupedGrounds } from '@marklot/contracts/grouped-grounds'
import type { AssessmentBlocks, RefusalFinding } from '@marklot/contracts/guardian-blocks'
import { labelled, type Phrases } from '@marklot/phrases'
import type * as z from 'zod/mini'
import { useFormat } from '../../../lib/format.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { BlockAdvice } from './advice.tsx'
import { BlockSection } from './block-section.tsx'
import styles from './grounds-section.module.css'
import { markedParts } from './marked-parts.ts'
import type { AdviceTexts } from './use-advice.ts'
import type { PartProps } from './use-again.ts'

interface GroundsProps extends PartProps {
  block: AssessmentBlocks['refusalGrounds']
  text: AdviceTexts['grounds']
}

/**
 * The grounds for refusal that rules found: per office and language, with the words, the goods, the law and the
 * certainty of the rule. A model may word them below.
 */
export function GroundsSection({ assessment, again, block, text }: GroundsProps) {
  const t = usePhrases('assessment')
  const grounds = usePhrases('grounds')
  const format = useFormat()
  return (
    <BlockSection
      id="refusalGrounds"
      title={t('grounds')}
      block={block}
      isRunning={assessment.state === 'running'}
      again={again}
      aside={({ findings }) => t('grounds.count', { count: groupedGrounds(findings).length })}
    >
      {({ findings, checked }) => {
        const found = new Set(findings.map(({ ground }) => ground))
        const clear = checked.filter((ground) => !found.has(ground))
        return (
          <>
            {findings.length === 0 ? (
              <p>{grounds('none')}</p>
            ) : (
              <ul>
                {groupedGrounds(findings).map((group) => (
                  <Ground key={JSON.stringify([group.ground, group.words, group.goods])} group={group} name={assessment.name} />
                ))}
              </ul>
            )}
            <BlockAdvice text={text} />
            <p className={styles.note}>
              {clear.length > 0 &&
                `${t('grounds.clear', { grounds: format.list(clear.map((one) => grounds(`inside.${one}`))) })} `}
              {grounds('notSeen')}
            </p>
          </>
        )
      }}
    </BlockSection>
  )
}

type RuleKey = Extract<keyof Phrases['grounds'], `rule.${string}`>

/** The most goods that are named. */
const mostGoods = 4

function Ground({ group: { ground, words, goods, level, offices }, name }: { group: GroundGroup; name: string }) {
  const locale = useLocale()
  const t = usePhrases('assessment')
  const texts = usePhrases('grounds')
  const format = useFormat()
  return (
    <li className={styles.ground}>
      <div className={styles.what}>
        <h3>{texts(`ground.${ground}`)}</h3>
        <LevelBadge level={level} />
        <p>{texts(`ground.${ground}.text`, { words: words.length > 0 ? words.join(' ') : name })}</p>
      </div>
      <dl className={styles.facts}>
        {words.length > 0 && (
          <div>
            <dt>{t('grounds.words')}</dt>
            <dd className={styles.sign} dir="auto">
              {markedParts(name, words).map(({ text, isMarked }, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of a name have no identity but their place
                isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('grounds.goods')}</dt>
          <dd>
            {goods.length === 0
              ? t('grounds.allGoods')
              : [
                  goods
                    .slice(0, mostGoods)
                    .map(({ niceClass, text }) => labelled(locale, String(niceClass), text))
                    .join('; '),
                  goods.length > mostGoods && t('grounds.more', { count: goods.length - mostGoods }),
                ]
                  .filter(Boolean)
                  .join(' ')}
          </dd>
        </div>
        <div>
          <dt>{t('grounds.where')}</dt>
          <dd>
            <ul className={styles.offices}>
              {offices.map(({ registrationOfficeCode: code, language, rule, level: own }) => (
                <li key={`${code} ${language}`}>
                  <OfficeFlag code={code} show="code" />
                  <span>
                    {[
                      texts(`rule.${rule}` as RuleKey),
                      language !== null && format.language(language),
                      own !== level && texts(`level.${own}`),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </li>
  )
}

function LevelBadge({ level }: Pick<z.infer<typeof RefusalFinding>, 'level'>) {
  const t = usePhrases('grounds')
  const isLikely = level === 'likely' || level === 'veryLikely'
  return (
    <span className={classNames(styles.level, styles[level])}>
      <Icon name={isLikely ? 'error' : 'warning'} small />
      {t(`level.${level}`)}
    </span>
  )
}
