import { niceClass } from '@marklot/nice'
import type { IndexedMark } from '@marklot/register-index'
import { foldName } from '@marklot/similarity'
import { from as copyFrom } from 'pg-copy-streams'
import { CopyRows } from '../src/ingest/copy-rows.ts'
import { type Pool, type PoolClient, transaction } from '../src/platform/database.ts'
import { packDocument, type RegisterMark } from '../src/register/index.ts'

const brandColumns = `office, id, serial, revision, name, brand_type, state_category, state_key, application_number, application_date,
  registration_date, opposition_end_date, nice_classes, vienna_categories, owner_name, owner_seat, delivery, content_hash`
const noHash = Buffer.alloc(1)

async function copy(client: PoolClient, target: string, rows: CopyRows): Promise<void> {
  const stream = client.query(copyFrom(`copy ${target} from stdin with (format binary)`))
  const done = new Promise<void>((resolve, reject) => {
    stream.on('finish', resolve)
    stream.on('error', reject)
  })
  stream.end(rows.finish())
  await done
}

/** Creates the delivery of the invented marks, and the table of their folded names for comparison with pg_trgm. */
export async function prepareBench(pool: Pool): Promise<void> {
  await pool.query(
    `insert into deliveries (office, feed, file, started_at, is_sample) values ('de', 'bench', 'bench', now(), true)`,
  )
  await pool.query('create table bench_names (name text not null)')
}

/**
 * The number of marks that the ingest writes in one transaction, which gives them one revision. Jobs page through
 * revisions.
 */
const marksPerRevision = 1_000
const revisionOf = ({ serial }: IndexedMark) => 1 + Math.floor(serial / marksPerRevision)

/** Writes marks with COPY. */
export async function writeMarks(pool: Pool, marks: readonly IndexedMark[]): Promise<void> {
  const rows = new CopyRows(18)
  const names = new CopyRows(1)
  for (const mark of marks) {
    const id = `${mark.office}-${mark.serial}`
    rows
      .row()
      .text(mark.office)
      .text(id)
      .integer(mark.serial)
      .bigint(revisionOf(mark))
      .text(mark.name)
      .text(mark.type)
      .text(mark.category)
    rows.text(mark.stateKey).text(String(mark.serial)).date(mark.applicationDate).date(mark.registrationDate)
    rows
      .date(mark.oppositionPeriodEndDate)
      .smallints(mark.niceClasses)
      .smallints(mark.viennaCategories)
      .text(mark.ownerName)
      .text(mark.ownerSeat)
    rows.integer(1).bytes(noHash)
    const folded = mark.name === null ? '' : foldName(mark.name)
    if (folded !== '') names.row().text(folded)
  }
  await transaction(pool, async (client) => {
    await copy(client, `brands (${brandColumns})`, rows)
    await copy(client, 'bench_names (name)', names)
  })
}

/** The number of terms of each class in an invented list of goods. */
const termsOfClass = 12

/** Writes the documents of marks: dates, and lists of goods from the terms of their classes. */
export async function writeDocuments(pool: Pool, marks: readonly IndexedMark[]): Promise<void> {
  const rows = new CopyRows(3)
  for (const mark of marks) {
    const document: RegisterMark = {
      office: mark.office,
      applicationNumber: String(mark.serial),
      ...(mark.name === null ? {} : { name: mark.name }),
      brandType: mark.type,
      brandState: mark.stateKey,
      brandStateCategory: mark.category,
      ...(mark.applicationDate === null ? {} : { applicationDate: mark.applicationDate }),
      ...(mark.registrationDate === null ? {} : { registrationDate: mark.registrationDate }),
      ...(mark.oppositionPeriodEndDate === null ? {} : { oppositionPeriodEndDate: mark.oppositionPeriodEndDate }),
      niceClasses: [...mark.niceClasses],
      viennaClasses: [],
      goods: mark.niceClasses.map((number) => ({ niceClass: number, language: 'en', text: goodsOf(number, mark.serial) })),
      processes: [],
      owners: [],
      representatives: [],
    }
    rows.row().text(mark.office).integer(mark.serial).bytes(packDocument(document))
  }
  await transaction(pool, (client) => copy(client, 'brand_documents (office, serial, document)', rows))
}

function goodsOf(number: number, serial: number): string {
  const terms = niceClass(number)?.terms ?? []
  return Array.from({ length: Math.min(termsOfClass, terms.length) }, (_, i) => terms[(serial + i) % terms.length]?.en).join('; ')
}

/** Marks the register as a sample, which invented people may search, and updates counts, sequences and statistics. */
export async function finishFilling(pool: Pool): Promise<void> {
  await pool.query(
    'insert into offices (office, marks, as_of, is_sample) select office, count(*), current_date, true from brands group by office on conflict do nothing',
  )
  await pool.query(
    `select setval('brand_serial', max(serial)), setval('brand_revision', greatest(max(revision), 10)) from brands`,
  )
  // Saved searches wait while a delivery is being read.
  await pool.query('update deliveries set finished_at = started_at where finished_at is null')
  await pool.query('analyze brands')
}

/** Adds `count` marks in one transaction, as the ingest does. The first one has this name. */
export async function addMarks(pool: Pool, name: string, count: number): Promise<void> {
  await pool.query(
    `insert into brands (office, id, name, brand_type, state_category, state_key, application_number, nice_classes, delivery, content_hash, revision)
     select 'de', 'de-BENCH' || n, case n when 1 then $1 else 'Bench ' || md5(n::text) end, 'Word', 'alive', 'de.x', 'b' || n, '{9}', 1, '\\x00', r.revision
     from (select nextval('brand_revision') as revision) r, generate_series(1, $2) n`,
    [name, count],
  )
}

/** Returns the folded names by serial; marks without a name have an empty one. */
export async function namesBySerial(pool: Pool): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  const batch = 50_000
  for (let after = 0; ; ) {
    const { rows } = await pool.query<{ serial: number; name: string | null }>(
      'select serial, name from brands where serial > $1 order by serial limit $2',
      [after, batch],
    )
    for (const { serial, name } of rows) names.set(serial, name === null ? '' : foldName(name))
    const last = rows.at(-1)
    if (last === undefined) return names
    after = last.serial
  }
}

/** Indexes the distinct names by trigrams, for comparison with the product. */
export async function indexTrigrams(pool: Pool): Promise<void> {
  await pool.query('create extension if not exists pg_trgm')
  await pool.query('create table bench_distinct as select distinct name from bench_names')
  await pool.query(`set maintenance_work_mem = '512MB'`)
  await pool.query('create index on bench_distinct using gin (name gin_trgm_ops)')
  await pool.query('vacuum analyze bench_distinct')
}

/** Returns the first 50 names with a trigram similarity of at least 0.3, the extension's default threshold. */
export async function searchTrigrams(client: PoolClient, text: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from bench_distinct where name % $1 order by similarity(name, $1) desc, name limit 50',
    [text],
  )
  return rows.map(({ name }) => name)
}
