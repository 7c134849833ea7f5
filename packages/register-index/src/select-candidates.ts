import type { FailedFilters } from './filters.ts'
import { isBuried, type LiveSegment } from './live-segment.ts'
import type { Candidates } from './retrieve.ts'

const perGuess = new Uint32Array(1024)

/**
 * The names to score, the best guesses first: of those with a mark that passes the filters the best `most`, and of all with a living mark
 * the best `most`, so that a narrow filter never starves the result and the receipt still knows what it hides. `failedOf` null stands for no
 * filter. Candidates of equal guess stay or go together.
 */
export function selectCandidates(
  live: LiveSegment,
  candidates: Candidates,
  failedOf: FailedFilters | null,
  most: number,
): { names: Uint32Array; passing: number } {
  const { count } = candidates
  /** 2: has a mark that passes, 1: has a living one, 0: none. */
  const states = new Uint8Array(count).fill(2)
  let passing = count
  if (failedOf !== null || live.buried > 0) {
    passing = 0
    for (let i = 0; i < count; i++) {
      const state = stateOf(live, candidates.names[i] as number, failedOf)
      states[i] = state
      if (state === 2) passing++
    }
  }
  const cutPassing = cutOf(candidates, states, 2, most)
  const cutAll = failedOf === null ? cutPassing : cutOf(candidates, states, 1, most)
  perGuess.fill(0)
  let chosen = 0
  for (let i = 0; i < count; i++) {
    const guess = candidates.guesses[i] as number
    if ((states[i] === 2 && guess >= cutPassing) || (states[i] !== 0 && guess >= cutAll)) {
      perGuess[guess] = (perGuess[guess] as number) + 1
      chosen++
    } else states[i] = 0
  }
  let before = 0
  for (let guess = perGuess.length - 1; guess >= 0; guess--) {
    const own = perGuess[guess] as number
    perGuess[guess] = before
    before += own
  }
  const names = new Uint32Array(chosen)
  for (let i = 0; i < count; i++) {
    if (states[i] === 0) continue
    const guess = candidates.guesses[i] as number
    const place = perGuess[guess] as number
    names[place] = candidates.names[i] as number
    perGuess[guess] = place + 1
  }
  return { names, passing }
}

function stateOf(live: LiveSegment, name: number, failedOf: FailedFilters | null): 0 | 1 | 2 {
  const { nameRecordStart, nameRecords } = live.segment.arrays
  const end = nameRecordStart[name + 1] as number
  let state: 0 | 1 = 0
  for (let at = nameRecordStart[name] as number; at < end; at++) {
    const record = nameRecords[at] as number
    if (isBuried(live.tombstones, record)) continue
    if (failedOf === null || failedOf(record) === 0) return 2
    state = 1
  }
  return state
}

/** The guess from which on about `most` candidates of at least this state remain. */
function cutOf(candidates: Candidates, states: Uint8Array, least: number, most: number): number {
  perGuess.fill(0)
  for (let i = 0; i < candidates.count; i++) {
    if ((states[i] as number) < least) continue
    const guess = candidates.guesses[i] as number
    perGuess[guess] = (perGuess[guess] as number) + 1
  }
  let kept = 0
  for (let guess = perGuess.length - 1; guess >= 0; guess--) {
    const own = perGuess[guess] as number
    kept += own
    if (kept > most) return kept === own ? guess : guess + 1
  }
  return 0
}
