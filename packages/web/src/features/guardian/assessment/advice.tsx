import type { Completion, ModelConsent } from '@marklot/contracts/advisor'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import styles from './advice.module.css'
import { useGiveConsent } from './advice-calls.ts'
import type { AdviceTexts } from './use-advice.ts'

/** The findings in words, with their author. The page is complete without them, so a failure shows nothing. */
export function Advice({ texts: { summary, steps, consent } }: { texts: AdviceTexts }) {
  const t = usePhrases('assessment')
  const title = useRef<HTMLHeadingElement>(null)
  if (!summary.object && !summary.busy) return null
  const { object: text } = summary
  return (
    <section className={styles.advice} aria-labelledby="advice-title" aria-busy={summary.busy || undefined}>
      <h2 ref={title} id="advice-title" tabIndex={-1}>
        {t('advice')}
      </h2>
      {text ? <Paragraphs text={text.text} /> : <Skeleton height="72px" />}
      {steps.object && (
        <>
          <h3>{t('advice.steps')}</h3>
          <Paragraphs text={steps.object.text} />
        </>
      )}
      {text && <Provenance completion={text} />}
      {consent?.isNeeded && consent.givenUtc === null && <Ask consent={consent} heading={title} />}
    </section>
  )
}

/**
 * The findings of one block in the words of a model, under those of the rules. A model that fails leaves the words of
 * the rules, with the reason; a call that fails leaves nothing.
 */
export function BlockAdvice({ text }: { text: AdviceTexts['grounds'] }) {
  if (text === null || (text.object === undefined && !text.busy)) return null
  return (
    <div className={classNames(styles.advice, styles.ofBlock)} aria-busy={text.object === undefined || undefined}>
      {text.object ? (
        <>
          <Paragraphs text={text.object.text} />
          <Provenance completion={text.object} />
        </>
      ) : (
        <Skeleton height="72px" />
      )}
    </div>
  )
}

/** Plain text: markup that a model writes has no effect. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
    <p key={at}>{paragraph}</p>
  ))
}

/** Shows who answered and why, which sentences were removed, and that the text is only a guide. */
function Provenance({ completion: { answeredBy, rulesReasonText, struck, notice } }: { completion: Completion }) {
  const t = usePhrases('advisor')
  return (
    <p className={styles.provenance}>
      <b>
        {answeredBy.kind === 'model' ? t('author.model', { model: answeredBy.model ?? '' }) : t(`author.${answeredBy.kind}`)}.
      </b>
      {[rulesReasonText, struck > 0 && t('struck', { count: struck }), notice].filter(Boolean).map((text) => ` ${text}`)}
    </p>
  )
}

/**
 * Asks once whether names may be sent to a model. Until somebody agrees, none is sent.
 * @param heading receives the focus when a consent makes the question disappear, and with it the focused button
 */
function Ask({ consent: { version, text }, heading }: { consent: ModelConsent; heading: RefObject<HTMLElement | null> }) {
  const t = usePhrases('assessment')
  const [isOpen, setIsOpen] = useState(false)
  const isGiven = useRef(false)
  const giving = useGiveConsent()
  useEffect(
    () => () => {
      if (isGiven.current) heading.current?.focus()
    },
    [heading],
  )
  return (
    <>
      <p className={styles.ask}>
        <Button size="small" onClick={() => setIsOpen(true)}>
          {t('advice.ask')}
        </Button>
      </p>
      {isOpen && (
        <Dialog
          title={t('advice.consent')}
          onClose={() => setIsOpen(false)}
          footer={
            <>
              <Button onClick={() => setIsOpen(false)}>{t('advice.consent.refuse')}</Button>
              <Button
                look="primary"
                disabled={giving.busy}
                onClick={() =>
                  // The page reports a failure, and the question stays open.
                  void giving.run(version).then(
                    () => {
                      isGiven.current = true
                      setIsOpen(false)
                    },
                    () => undefined,
                  )
                }
              >
                {t('advice.consent.give')}
              </Button>
            </>
          }
        >
          <p>{text}</p>
        </Dialog>
      )}
    </>
  )
}
