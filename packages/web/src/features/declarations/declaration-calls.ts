import { type Client, createClient, extendClient } from '@marklot/contracts'
import { declarationsEndpoints } from '@marklot/contracts/declarations'
import type { Locale } from '@marklot/contracts/locale'
import type { Api } from '../../lib/api.tsx'

const table = { declarations: declarationsEndpoints }
export type DeclarationCalls = Client<typeof table>['declarations']

/** Returns the calls about declarations, loaded with their pages instead of every first visit. */
export const declarationsOf = (api: Api): DeclarationCalls => extendClient(api, table).declarations

/** Returns the same calls without a token, for people whose sign-in has expired. */
export const visitorsDeclarations = (locale: Locale): DeclarationCalls =>
  createClient(table, { locale: () => locale }).declarations
