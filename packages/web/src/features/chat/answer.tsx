import type { AnswerAction, ChatAnswer } from '@marklot/contracts/chat'
import type { ToolResult } from '@marklot/contracts/chat-results'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-link-button.tsx'
import { Icon, OutlineSign } from '../../ui/icon.tsx'
import { Notice } from '../../ui/states.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './answer.module.css'
import { sparklesShape } from './pieces/shapes.ts'
import { answerText } from './sentence-blocks.ts'
import { Sentences } from './sentences.tsx'
import { shapes } from './shapes.ts'
import { ToolCard } from './tool-card.tsx'

interface AnswerProps {
  answer: ChatAnswer
  /** The number of each result in the thread. */
  numbers: ReadonlyMap<string, number>
  /** False while any answer is being written. */
  mayAct: boolean
  isLast: boolean
  onAct: (action: AnswerAction) => void
  onConfirm: (result: ToolResult, text: string) => void
}

/** Shows an answer: the tools' results, the text about them, and its actions. */
export function Answer({ answer, numbers, mayAct, isLast, onAct, onConfirm }: AnswerProps) {
  const t = usePhrases('chat')
  const { state, results, sentences } = answer
  const isRunning = state === 'running'
  return (
    <div className={styles.answer} aria-busy={isRunning || undefined}>
      {results.map((result) => (
        <ToolCard
          key={result.id}
          result={result}
          number={numbers.get(result.id) ?? 0}
          onConfirm={isLast && mayAct ? (text) => onConfirm(result, text) : undefined}
        />
      ))}
      <Sentences sentences={sentences} numbers={numbers} isRunning={isRunning} />
      {(state === 'stopped' || state === 'failed') && (
        <Notice kind={state === 'failed' ? 'warning' : 'info'}>
          <p>{t(`answer.${state}`)}</p>
          {isLast && (
            <p className={styles.next}>
              <Button size="small" disabled={!mayAct} onClick={() => onAct({ action: 'goOn' })}>
                {t('goOn')}
              </Button>
              <Button size="small" disabled={!mayAct} onClick={() => onAct({ action: 'regenerate' })}>
                {t('askAgain')}
              </Button>
            </p>
          )}
        </Notice>
      )}
      {!isRunning && <Foot answer={answer} mayAct={mayAct && isLast} onAct={onAct} />}
    </div>
  )
}

function Foot({ answer, mayAct, onAct }: Pick<AnswerProps, 'answer' | 'mayAct' | 'onAct'>) {
  const t = usePhrases('chat')
  const advisor = usePhrases('advisor')
  const locale = useLocale()
  const { answeredBy, rulesReason, struck, rating, notice, state } = answer
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await copyText(answerText(answer))
    setCopied(true)
    setTimeout(() => setCopied(false), 3000)
  }
  const rate = (to: 'up' | 'down') => onAct({ action: 'rate', rating: rating === to ? 'none' : to })
  return (
    <div className={styles.foot}>
      <p className={styles.notice}>
        <OutlineSign shape={sparklesShape} small />
        <span>
          {notice} {advisor(`author.${answeredBy.kind}`, { model: answeredBy.model ?? '' })}.{' '}
          {rulesReason && advisor(`reason.${rulesReason}`)}{' '}
          {rulesReason === 'consentMissing' && <Link to={`${paths.account(locale)}#model`}>{t('answer.consent')}</Link>}{' '}
          {struck > 0 && advisor('struck', { count: struck })}
        </span>
      </p>
      <div className={styles.acts}>
        <Button look="quiet" iconOnly aria-label={t('answer.copy')} title={t('answer.copy')} onClick={() => void copy()}>
          {isCopied ? <Icon name="check" /> : <OutlineSign shape={shapes.copy} />}
        </Button>
        {mayAct && state === 'done' && (
          <Button
            look="quiet"
            iconOnly
            aria-label={t('answer.anew')}
            title={t('answer.anew')}
            onClick={() => onAct({ action: 'regenerate' })}
          >
            <Icon name="refresh" />
          </Button>
        )}
        {(['up', 'down'] as const).map((to) => (
          <Button
            key={to}
            look="quiet"
            iconOnly
            className={rating === to ? styles.rated : undefined}
            aria-label={t(`answer.${to}`)}
            title={t(`answer.${to}`)}
            aria-pressed={rating === to}
            onClick={() => rate(to)}
          >
            <OutlineSign shape={to === 'up' ? shapes.thumbUp : shapes.thumbDown} />
          </Button>
        ))}
        <span role="status">
          <VisuallyHidden>{isCopied ? t('answer.copied') : ''}</VisuallyHidden>
        </span>
      </div>
    </div>
  )
}
