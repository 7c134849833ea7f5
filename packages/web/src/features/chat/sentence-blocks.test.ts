import type { ChatSentence } from '@marklot/contracts/chat'
import { describe, expect, it } from 'vitest'
import { answerText, sentenceBlocks } from './sentence-blocks.ts'

const said = (starts: ChatSentence['starts'], text: string): ChatSentence => ({ starts, segments: [{ kind: 'text', text }] })
const sentences = [
  said('flow', 'Two marks.'),
  said('flow', 'Both cover tea.'),
  said('item', 'Tavillo.'),
  said('flow', 'It is alive.'),
  said('item', 'Tavelo.'),
  said('paragraph', 'Searched: DPMA.'),
]

describe('the text of an answer', () => {
  it('has paragraphs, and lists whose entries may hold several sentences', () => {
    const shape = sentenceBlocks(sentences).map((block) =>
      block.kind === 'list' ? block.items.map((item) => item.length) : block.sentences.length,
    )
    expect(shape).toEqual([2, [2, 1], 1])
  })

  it('is copied with its notice', () => {
    expect(answerText({ sentences, notice: 'Orientation only.' })).toBe(
      'Two marks. Both cover tea.\n\n- Tavillo. It is alive.\n- Tavelo.\n\nSearched: DPMA.\n\nOrientation only.',
    )
  })
})
