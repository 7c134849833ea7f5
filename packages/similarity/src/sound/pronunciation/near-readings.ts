import { CheapestOmissions, NearSounds } from '../near-sounds.ts'
import { audiences, type Pronunciations } from './audiences.ts'
import { ipaCosts } from './ipa.ts'

/** The readings of a searched name, prepared to be compared with those of thousands; the tables are made when they are first asked for. */
export class NearReadings {
  private readonly spoken: Pronunciations
  private tables: readonly NearSounds[] | null = null
  private readonly cheapest: readonly CheapestOmissions[] = audiences.map(() => new CheapestOmissions())

  /** `spoken` is kept and must stay as it is. */
  constructor(spoken: Pronunciations) {
    this.spoken = spoken
  }

  /** Takes the name whose readings are compared next. */
  beside({ count, sounds, lengths }: Pronunciations): void {
    for (let j = 0; j < count; j++)
      (this.cheapest[j] as CheapestOmissions).load(sounds[j] as Uint8Array, lengths[j] as number, ipaCosts)
  }

  /** As `NearSounds.leastCost`, of the reading at place `own` of the searched name and at place `j` of `other`, the name `beside` was told. */
  leastCost(own: number, { sounds, lengths }: Pronunciations, j: number): number {
    this.tables ??= this.spoken.sounds
      .slice(0, this.spoken.count)
      .map((one, i) => new NearSounds(one, this.spoken.lengths[i] as number, ipaCosts))
    return (this.tables[own] as NearSounds).leastCost(
      sounds[j] as Uint8Array,
      lengths[j] as number,
      this.cheapest[j] as CheapestOmissions,
    )
  }
}
