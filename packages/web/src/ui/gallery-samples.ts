import type { Comparison } from '@marklot/contracts/search'

/** `TAVI_LO` over `TAVILLO`: an underscore is a gap. */
function compare(query: string, hit: string, syllables: Comparison['syllables'] = []): Comparison {
  const columns = [...query].map((letter, place) => ({
    query: letter === '_' ? null : letter,
    hit: hit[place] === '_' ? null : (hit[place] ?? null),
    equal: letter === hit[place],
  }))
  const equalPlaces = columns.filter(({ equal }) => equal).length
  return { columns, syllables, querySoundCode: '235', hitSoundCode: '235', remark: 'letterReplaced', equalPlaces }
}

/** Pairs of signs with their comparison: close and far, short and long, Greek and Arabic. */
export const samples: [string, string, Comparison][] = [
  [
    'Tavilo',
    'Tavillo',
    compare('TAVI_LO', 'TAVILLO', [
      { text: 'ta', from: 0, until: 2, soundsEqual: true, stressed: false },
      { text: 'ˈviː', from: 2, until: 5, soundsEqual: true, stressed: true },
      { text: 'lo', from: 5, until: 7, soundsEqual: true, stressed: false },
    ]),
  ],
  [
    'Tavilo',
    'tavelo',
    compare('TAVILO', 'TAVELO', [
      { text: 'ta', from: 0, until: 2, soundsEqual: true, stressed: false },
      { text: 'ˈveː', from: 2, until: 4, soundsEqual: false, stressed: true },
      { text: 'lo', from: 4, until: 6, soundsEqual: true, stressed: false },
    ]),
  ],
  ['Berglindenhof', 'Berglindenhaus', compare('BERGLINDENHO_F', 'BERGLINDENHAUS')],
  ['سلام', 'سلامة', compare('سلام_', 'سلامة')],
  ['X', 'X', compare('X', 'X')],
  ['Θάλασσα', 'Θάλαττα', compare('ΘΑΛΑΣΣΑ', 'ΘΑΛΑΤΤΑ')],
  [
    'Internationale Handelsgesellschaft',
    'International Handelsgesellschaft Nord',
    compare('INTERNATIONALE HANDELSGESELLSCHAFT____', 'INTERNATIONAL_ HANDELSGESELLSCHAFTNORD'),
  ],
]
