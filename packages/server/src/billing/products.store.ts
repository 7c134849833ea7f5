import type { FeatureLimit, Locale, ProductChange } from '@marklot/contracts'
import type { Pool, PoolClient } from '../platform/database.ts'

export interface StoredProduct {
  key: string
  name: string
  /** Texts by administrators, by language. */
  descriptions: Partial<Record<Locale, string>>
  /**
   * Price in euros per month, including VAT. A promotional product has the price of the product on which it is based.
   */
  price: number
  /** The VAT rate in percent. */
  vatRate: number
  isOffered: boolean
  rank: number
  basedOn: string | null
  /** The product whose price is the introductory price. */
  introductoryProduct: string | null
  introductoryPrice: number | null
  introductoryMonths: number | null
  features: FeatureLimit[]
}

/** Returns the JSON object of a row `f` of `product_features`, with further parts. Most limits have no `per`. */
export const featureJson = (further = '') => `jsonb_build_object('key', f.feature_key,
    'limit', coalesce(f.daily_limit, f.file_limit, f.usage_limit)${further})
  || case when f.daily_limit is not null then '{"per":"day"}' when f.file_limit is not null then '{"per":"file"}'
    else '{}' end::jsonb`

const columns = `p.key, p.name, p.descriptions, coalesce(base.price, p.price)::float8 as price,
  coalesce(base.vat_rate, p.vat_rate)::float8 as "vatRate", p.is_offered as "isOffered", coalesce(base.rank, p.rank) as rank,
  p.based_on as "basedOn", p.introductory_product as "introductoryProduct", introductory.price::float8 as "introductoryPrice", p.introductory_months as "introductoryMonths",
  (select coalesce(json_agg(${featureJson()} order by f.feature_key), '[]')
   from product_features f where f.product_key = coalesce(p.based_on, p.key)) as features`
const tables = `products p left join products base on base.key = p.based_on
  left join products introductory on introductory.key = p.introductory_product`

/** Returns all products from the smallest to the largest, the trial first. */
export async function storedProducts(pool: Pool): Promise<StoredProduct[]> {
  const { rows } = await pool.query<StoredProduct>(
    `select ${columns} from ${tables} order by rank, p.based_on nulls first, p.key`,
  )
  return rows
}

export async function storedProduct(database: Pool | PoolClient, key: string): Promise<StoredProduct | undefined> {
  const { rows } = await database.query<StoredProduct>({
    name: 'storedProduct',
    text: `select ${columns} from ${tables} where p.key = $1`,
    values: [key],
  })
  return rows[0]
}

/**
 * Stores the given fields. A promotional product keeps the price, VAT and features of the product on which it is based.
 */
export async function updateProduct(client: PoolClient, key: string, change: ProductChange, locale: Locale): Promise<void> {
  await client.query(
    `update products set price = coalesce($2, price), vat_rate = coalesce($3, vat_rate), is_offered = coalesce($4, is_offered),
       introductory_months = case when introductory_months is null then null else coalesce($5, introductory_months) end,
       descriptions = case when $6::text is null then descriptions else descriptions || jsonb_build_object($7::text, $6::text) end
     where key = $1`,
    [
      key,
      change.price ?? null,
      change.vatRate ?? null,
      change.isOffered ?? null,
      change.introductoryMonths ?? null,
      change.description ?? null,
      locale,
    ],
  )
  if (change.features === undefined) return
  await client.query('delete from product_features where product_key = $1', [key])
  await client.query(
    `insert into product_features (product_key, feature_key, usage_limit, daily_limit, file_limit)
     select $1, * from unnest($2::text[], $3::integer[], $4::integer[], $5::integer[])`,
    [
      key,
      change.features.map((feature) => feature.key),
      ...[null, 'day', 'file'].map((kind) => change.features?.map(({ limit, per }) => ((per ?? null) === kind ? limit : null))),
    ],
  )
}
