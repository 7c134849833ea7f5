import type { ChatSegment, ChatSentence } from '@marklot/contracts/chat'
import { Fragment, type MouseEvent } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { reveal } from './cards/hit-list.tsx'
import { hitId, resultElementId } from './element-ids.ts'
import { sentenceBlocks } from './sentence-blocks.ts'
import styles from './sentences.module.css'

interface SentencesProps {
  sentences: readonly ChatSentence[]
  /** The number of each result in the thread. */
  numbers: ReadonlyMap<string, number>
  isRunning: boolean
}

/** Shows Brandy's sentences. Each fact links to its result, and each sentence names its sources. */
export function Sentences({ sentences, numbers, isRunning }: SentencesProps) {
  const t = usePhrases('chat')
  const blocks = sentenceBlocks(sentences)
  const caret = isRunning && <span className={styles.caret} role="img" aria-label={t('answer.writing')} />
  const isLast = (place: number) => place === blocks.length - 1
  if (blocks.length === 0) return caret ? <p className={styles.text}>{caret}</p> : null
  return (
    <div className={styles.text}>
      {blocks.map((block, place) =>
        block.kind === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added
          <p key={place}>
            <Run sentences={block.sentences} numbers={numbers} />
            {isLast(place) && caret}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added
          <ul key={place}>
            {block.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added
              <li key={index}>
                <Run sentences={item} numbers={numbers} />
                {isLast(place) && index === block.items.length - 1 && caret}
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

function Run({ sentences, numbers }: Omit<SentencesProps, 'isRunning'>) {
  return sentences.map((sentence, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only added
    <Fragment key={place}>
      {place > 0 && ' '}
      {sentence.segments.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
        <Segment key={index} segment={segment} />
      ))}
      <Sources sentence={sentence} numbers={numbers} />
    </Fragment>
  ))
}

/** Longer quotations are plain text; the number of their source links to the result. */
const longestLink = 120

function Segment({ segment }: { segment: ChatSegment }) {
  if (segment.kind === 'text' || segment.text.length > longestLink) return segment.text
  const { text, fact, resultId, brandId } = segment
  const target = brandId === null ? resultElementId(resultId) : hitId(resultId, brandId)
  return (
    <a
      className={fact === 'mark' ? `${styles.fact} ${styles.mark}` : styles.fact}
      href={`#${target}`}
      dir="auto"
      onClick={(event) => jump(event, target, resultId)}
    >
      {text}
    </a>
  )
}

function Sources({ sentence, numbers }: { sentence: ChatSentence; numbers: ReadonlyMap<string, number> }) {
  const t = usePhrases('chat')
  const ids = new Set(sentence.segments.flatMap((segment) => (segment.kind === 'fact' ? [segment.resultId] : [])))
  return [...ids].map((id) => {
    const number = numbers.get(id)
    if (number === undefined) return null
    const target = resultElementId(id)
    return (
      <a
        key={id}
        className={styles.cite}
        href={`#${target}`}
        aria-label={t('card.source', { number })}
        onClick={(event) => jump(event, target, id)}
      >
        {number}
      </a>
    )
  })
}

/** Opens the card of a result and moves the focus to the target in it. */
function jump(event: MouseEvent, target: string, resultId: string): void {
  const card = document.getElementById(resultElementId(resultId))
  if (!(card instanceof HTMLDetailsElement)) return
  event.preventDefault()
  card.open = true
  const element = document.getElementById(target) ?? card
  reveal(element)
  const focused = element === card ? card.querySelector('summary') : element
  focused?.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
}
