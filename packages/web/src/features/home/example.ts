import type { LatestBrand } from '@marklot/contracts/statistics'

/** One word that can be set in large letters. */
const plainWord = /^\p{L}{5,9}$/u

/** The first of the latest marks whose name is one plain word: what the hero can show as an example. */
export function exampleOf(latest: readonly LatestBrand[]): (LatestBrand & { name: string }) | null {
  return (
    latest.find((brand): brand is LatestBrand & { name: string } => brand.name !== null && plainWord.test(brand.name)) ?? null
  )
}
