import { AppError } from '../../platform/app-error.ts'

/** Lets one piece of work run at a time, in turn between its owners. */
export interface FairTurns {
  /** Runs work when its turn has come. @throws AppError `server.busy` when too much waits, of this owner or of all */
  take<Result>(owner: string, work: () => Promise<Result>): Promise<Result>
  /** Resolves when no work waits or runs. */
  idle(): Promise<void>
}

interface Turn {
  owner: Owner
  run(): Promise<void>
}
interface Owner {
  /** The number of its works that wait or run. */
  present: number
  /** The number of its last turn; 0 if it had none while it was present. */
  lastTurn: number
}

/** @param most the most works that may wait or run, of all owners and of one */
export function openFairTurns(most: { ofAll: number; ofOwner: number }): FairTurns {
  const owners = new Map<string, Owner>()
  const waiting: Turn[] = []
  let running: Promise<void> | null = null
  let present = 0
  let turns = 0

  /** Takes the work whose owner has waited longest for a turn, in the order of arrival among equals. */
  const next = (): Turn | undefined => {
    const longest = Math.min(...waiting.map(({ owner }) => owner.lastTurn))
    const at = waiting.findIndex(({ owner }) => owner.lastTurn === longest)
    return at < 0 ? undefined : waiting.splice(at, 1)[0]
  }
  const runAll = async () => {
    for (let turn = next(); turn; turn = next()) {
      turns += 1
      turn.owner.lastTurn = turns
      await turn.run()
    }
    running = null
  }

  return {
    take: (key, work) =>
      new Promise((resolve, reject) => {
        const owner = owners.get(key) ?? { present: 0, lastTurn: 0 }
        if (present >= most.ofAll || owner.present >= most.ofOwner) return reject(new AppError('server.busy'))
        owners.set(key, owner)
        owner.present += 1
        present += 1
        const run = async () => {
          await work().then(resolve, reject)
          owner.present -= 1
          present -= 1
          if (owner.present === 0) owners.delete(key)
        }
        waiting.push({ owner, run })
        running ??= runAll()
      }),
    idle: async () => {
      await running
    },
  }
}
