import { randomBytes } from 'node:crypto'
import { type IndexedMark, type MarkRow, rowOf } from '@marklot/register-index'
import { descriptorVersion } from '@marklot/similarity/logo'
import type { Pool } from '../../../platform/database.ts'
import {
  allLogos,
  allMarks,
  changedLogos,
  changedMarks,
  type DescribedLogo,
  expectedMarks,
  logosOfSerials,
  newestLogoRevision,
  newestRevision,
  registerGeneration,
} from '../../../register/index.ts'
import type { FollowerLog } from '../follow-register.ts'
import type { Cluster, Json } from './cluster.ts'
import { marksOfSerials } from './fetch-marks.ts'
import { filledSettings, type IndexNames, layoutVersion, logosIndex, marksIndex, stateIndex } from './indices.ts'
import { MarkWriter } from './write-marks.ts'

/** The state of the register that the cluster holds. */
export interface ClusterState {
  layout: number
  build: string
  generation: string
  revision: number
  /**
   * The version of the descriptor and the revision of the described logos. Null if the cluster lacks the k-NN plugin.
   */
  logos: { version: number; revision: number } | null
}

/** The number of marks between two progress messages of a build. */
const progressEvery = 500_000

interface FollowParts {
  cluster: Cluster
  names: IndexNames
  pool: Pool
  log: FollowerLog
  /** The number of shards of new indices; by default, it depends on the number of marks. */
  shards?: number
}

const isMissing = (error: unknown) => (error as { statusCode?: number } | undefined)?.statusCode === 404

/** Reads the state that the cluster holds; null before the first build. */
export async function readState(cluster: Cluster, { state }: IndexNames): Promise<ClusterState | null> {
  try {
    const reply = await cluster.probe(`/${state}/_doc/register`)
    return (reply._source as { register: ClusterState }).register
  } catch (error) {
    if (isMissing(error) || isMissing((error as { cause?: unknown }).cause)) return null
    throw error
  }
}

/**
 * Brings the cluster up to date with the register. Builds new indices unless the present ones can be continued, then
 * applies all later changes. Only the process that holds the writer lock may call it.
 */
export async function followRegister(parts: FollowParts): Promise<void> {
  const { cluster, names, pool } = parts
  const generation = await registerGeneration(pool)
  let state = await readState(cluster, names)
  if (state === null || !(await canContinue(parts, state, generation))) state = await build(parts, generation)
  for (;;) {
    // The descriptions are read before the marks, so that the cluster has every mark whose logo is described.
    const described = state.logos && (await changedLogos(pool, state.logos.revision, descriptorVersion))
    for (
      let change = await changedMarks(pool, state.revision);
      change !== undefined;
      change = await changedMarks(pool, state.revision)
    )
      state = await applyMarks(parts, state, change)
    if (!described) return
    state = await applyLogos(parts, state, described)
  }
}

/** Applies changed marks and copies their new filter columns to their logos. */
async function applyMarks(
  parts: FollowParts,
  state: ClusterState,
  { marks, revision }: { marks: IndexedMark[]; revision: number },
): Promise<ClusterState> {
  const { cluster, names, pool } = parts
  const writer = new MarkWriter(cluster, names.ofBuild('marks', state.build), revision)
  await writer.add(marks)
  if (state.logos !== null) {
    const bySerial = new Map(marks.map((mark) => [mark.serial, rowOf(mark)]))
    const logos = await logosOfSerials(pool, [...bySerial.keys()], descriptorVersion)
    const index = names.ofBuild('logos', state.build)
    const logoWriter = new MarkWriter(cluster, index, logoVersion(revision, state.logos.revision))
    await logoWriter.addLogos(withMarks(logos, bySerial))
    await logoWriter.end()
  }
  await writer.end()
  await cluster.post(`/${names.prefix}-*/_refresh`)
  return saveState(parts, { ...state, revision })
}

async function applyLogos(
  parts: FollowParts,
  state: ClusterState,
  { logos, revision }: { logos: readonly DescribedLogo[]; revision: number },
): Promise<ClusterState> {
  const { cluster, names } = parts
  const index = names.ofBuild('logos', state.build)
  await writeLogos(parts, index, logos, logoVersion(state.revision, revision))
  await cluster.post(`/${index}/_refresh`)
  return saveState(parts, { ...state, logos: { version: descriptorVersion, revision } })
}

/** Writes described logos with the columns of their marks, which the cluster already holds. */
async function writeLogos(
  { cluster, names }: FollowParts,
  index: string,
  logos: readonly DescribedLogo[],
  version: number,
  marksIn = names.marks,
) {
  const serials = logos.map(({ serial }) => serial)
  const marks = await marksOfSerials(cluster, { marks: marksIn }, serials)
  const writer = new MarkWriter(cluster, index, version)
  await writer.addLogos(withMarks(logos, new Map(marks.map((mark) => [mark.serial, mark]))))
  await writer.end()
}

/**
 * Returns the version of a logo's document, which changes with its mark and its description. Neither revision ever
 * decreases, so their sum grows with each change.
 */
const logoVersion = (markRevision: number, descriptionRevision: number) => markRevision + descriptionRevision

const withMarks = (logos: readonly DescribedLogo[], marks: ReadonlyMap<number, MarkRow>) =>
  logos.flatMap(({ serial, logo }) => {
    const mark = marks.get(serial)
    return mark === undefined ? [] : [{ mark, logo }]
  })

async function canContinue({ cluster, names, pool }: FollowParts, state: ClusterState, generation: string): Promise<boolean> {
  if (state.layout !== layoutVersion || state.generation !== generation) return false
  if (state.logos !== null && state.logos.version !== descriptorVersion) return false
  // A database restored from an older backup is behind the indices, which makes them invalid.
  if (state.revision > (await newestRevision(pool))) return false
  if (state.logos !== null && state.logos.revision > (await newestLogoRevision(pool))) return false
  const aliased = await aliasedIndices(cluster, names)
  return aliased.includes(names.ofBuild('marks', state.build))
}

async function aliasedIndices(cluster: Cluster, { marks }: IndexNames): Promise<string[]> {
  try {
    return Object.keys(await cluster.get(`/_alias/${marks}`))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function saveState({ cluster, names }: FollowParts, state: ClusterState): Promise<ClusterState> {
  await cluster.put(`/${names.state}/_doc/register?refresh=true`, { register: state })
  return state
}

/**
 * Builds indices of the whole register alongside the present ones, which answer searches until all aliases move at
 * once.
 */
async function build(parts: FollowParts, generation: string): Promise<ClusterState> {
  const { cluster, names, pool, log, shards } = parts
  const started = performance.now()
  const build = `${Date.now().toString(36)}${randomBytes(3).toString('hex')}`
  const fresh = [names.ofBuild('marks', build)]
  const [revision, logoRevision] = [await newestRevision(pool), await newestLogoRevision(pool)]
  const expected = await expectedMarks(pool)
  await cluster.put(`/${names.ofBuild('marks', build)}`, marksIndex(expected, shards))
  const writer = new MarkWriter(cluster, names.ofBuild('marks', build), revision)
  let marks = 0
  for await (const batch of allMarks(pool)) {
    await writer.add(batch)
    marks += batch.length
    if (marks % progressEvery < batch.length && marks >= progressEvery)
      log.info({ marks, expected, ms: elapsed(started) }, 'The search cluster is being filled')
  }
  await writer.end()
  await cluster.post(`/${fresh.join(',')}/_refresh`)
  const logos = await buildLogos(parts, build, logoVersion(revision, logoRevision))
  if (logos !== null) fresh.push(logos)
  await cluster.post(`/${fresh.join(',')}/_forcemerge?max_num_segments=1&wait_for_completion=true`).catch((err) => {
    // The merge continues in the cluster. Searches are slower until it ends.
    log.info({ err }, 'The indices are not merged yet')
  })
  // Only a refresh makes searches use the merged segments instead of the many small ones.
  await cluster.post(`/${fresh.join(',')}/_refresh`)
  await cluster.post(`/${fresh.join(',')}/_flush`)
  await cluster.put(`/${fresh.join(',')}/_settings`, filledSettings)
  const old = (await indicesOf(cluster, names)).filter((index) => !fresh.includes(index))
  await moveAliases(cluster, names, build, { fresh, before: old })
  if (!(await exists(cluster, names.state))) await cluster.put(`/${names.state}`, stateIndex)
  const state = await saveState(parts, {
    layout: layoutVersion,
    build,
    generation,
    revision,
    logos: logos === null ? null : { version: descriptorVersion, revision: logoRevision },
  })
  for (const index of old) await cluster.delete(`/${index}`)
  log.info({ marks, ms: elapsed(started) }, 'The search cluster was filled')
  return state
}

/**
 * Fills the index of logos. The indices of marks must have been filled before. Returns null if the cluster lacks the
 * k-NN plugin.
 */
async function buildLogos(parts: FollowParts, build: string, version: number): Promise<string | null> {
  const { cluster, names, pool, log } = parts
  const index = names.ofBuild('logos', build)
  try {
    await cluster.put(`/${index}`, logosIndex)
  } catch (err) {
    if ((err as { statusCode?: number }).statusCode !== 400) throw err
    log.error(
      { err },
      'The search cluster has no k-NN plugin: searches by logo are refused until it has, and the indices are built again',
    )
    return null
  }
  const marks = names.ofBuild('marks', build)
  for await (const batch of allLogos(pool, descriptorVersion)) await writeLogos(parts, index, batch, version, marks)
  await cluster.post(`/${index}/_refresh`)
  return index
}

const elapsed = (started: number) => Math.round(performance.now() - started)

async function exists(cluster: Cluster, index: string): Promise<boolean> {
  return Object.keys(await cluster.get(`/${index}?ignore_unavailable=true&allow_no_indices=true`)).length > 0
}

/** Returns all indices of marks and logos of this installation, from any build. */
async function indicesOf(cluster: Cluster, names: IndexNames): Promise<string[]> {
  const pattern = `${names.ofBuild('marks', '*')},${names.ofBuild('logos', '*')}`
  return Object.keys(await cluster.get(`/${pattern}?allow_no_indices=true`))
}

/** Moves all aliases from the old indices to those of a build, in one step. */
async function moveAliases(
  cluster: Cluster,
  names: IndexNames,
  build: string,
  { fresh, before }: { fresh: readonly string[]; before: readonly string[] },
): Promise<void> {
  const add = fresh.map((index): Json => ({ add: { index, alias: index.slice(0, -build.length - 1) } }))
  const remove = before.map((index): Json => ({ remove: { index, alias: `${names.prefix}-*`, must_exist: false } }))
  await cluster.post('/_aliases', { actions: [...remove, ...add] })
}
