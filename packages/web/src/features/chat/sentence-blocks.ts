import type { ChatAnswer, ChatSentence } from '@marklot/contracts/chat'

/** A paragraph, or a list with an entry for each group of sentences. */
export type SentenceBlock =
  | { kind: 'paragraph'; sentences: readonly ChatSentence[] }
  | { kind: 'list'; items: readonly (readonly ChatSentence[])[] }

export const sentenceText = ({ segments }: ChatSentence): string => segments.map(({ text }) => text).join('')

/** Groups sentences into blocks, by the place where each sentence starts. */
export function sentenceBlocks(sentences: readonly ChatSentence[]): SentenceBlock[] {
  const blocks: ({ kind: 'paragraph'; sentences: ChatSentence[] } | { kind: 'list'; items: ChatSentence[][] })[] = []
  for (const sentence of sentences) {
    const last = blocks.at(-1)
    if (sentence.starts === 'item') {
      if (last?.kind === 'list') last.items.push([sentence])
      else blocks.push({ kind: 'list', items: [[sentence]] })
    } else if (!last || sentence.starts === 'paragraph') blocks.push({ kind: 'paragraph', sentences: [sentence] })
    else if (last.kind === 'list') last.items.at(-1)?.push(sentence)
    else last.sentences.push(sentence)
  }
  return blocks
}

/** Returns an answer as plain text, with its notice, for the clipboard. */
export function answerText({ sentences, notice }: Pick<ChatAnswer, 'sentences' | 'notice'>): string {
  const joined = (some: readonly ChatSentence[]) => some.map(sentenceText).join(' ')
  const blocks = sentenceBlocks(sentences).map((block) =>
    block.kind === 'paragraph' ? joined(block.sentences) : block.items.map((item) => `- ${joined(item)}`).join('\n'),
  )
  return [...blocks, notice].join('\n\n')
}
