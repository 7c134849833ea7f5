import type { LatestBrand } from '@marklot/contracts/statistics'

/** One word, short enough for large letters. */
const plainWord = /^\p{L}{5,9}$/u

/** The first of the latest marks whose name is one plain word: the hero's example. */
export function exampleOf(latest: readonly LatestBrand[]): (LatestBrand & { name: string }) | null {
  return (
    latest.find((brand): brand is LatestBrand & { name: string } => brand.name !== null && plainWord.test(brand.name)) ?? null
  )
}
