import * as z from 'zod/mini'

/** The largest `integer` of PostgreSQL. */
export const largestRowId = 2_147_483_647
const range = [z.minimum(1), z.maximum(largestRowId)] as const

/** The id of a stored object that is a PostgreSQL `integer`. */
export const RowId = z.int().check(...range)
/** The same id in a path or a query. */
export const RowIdText = z.coerce.number().check(z.int(), ...range)
