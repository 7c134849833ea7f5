import * as z from 'zod/mini'
import { MadeDossier } from './dossiers.ts'
import { endpoints } from './endpoints.ts'
import { mostExported } from './features.ts'
import { fileTypes, tableTypes } from './file-types.ts'
import { declarableLogoTypes, largestLogo } from './logos.ts'
import { BrandAutocompletes, BrandQuery, BrandQueryResult, maximumNameLength, SearchFilters } from './search.ts'
import { SearchMethod } from './search-method.ts'

const AutocompleteAddress = z.object({ text: z.string().check(z.minLength(1), z.maxLength(maximumNameLength)) })
const AutocompleteBody = z.object({
  filters: z.optional(SearchFilters),
  size: z._default(z.int().check(z.minimum(1), z.maximum(20)), 8),
  /**
   * Also counts the marks that a search by this name finds. It costs as much as the search, so request it once typing
   * has paused.
   */
  countsAlike: z._default(z.boolean(), false),
})

export const searchEndpoints = endpoints({
  query: {
    method: 'POST',
    path: '/BrandQueries',
    summary:
      'Searches the register by name, owner, seat, number, logo, or name and logo. Replies with hits, counts and the state of every office.',
    access: 'public',
    body: {
      kind: 'jsonOrForm',
      json: BrandQuery,
      field: 'query',
      files: { logo: { mediaTypes: declarableLogoTypes, maximumBytes: largestLogo } },
    },
    reply: BrandQueryResult,
    isRevised: true,
  },
  exportQuery: {
    method: 'POST',
    path: '/BrandQueries/export',
    summary:
      'The first hits of a search as a file: a dossier (PDF, at most 1,000 hits) or a table, with as many hits as the limit of the feature `export` allows. Counts as the search itself. A dossier of more than 200 hits and a table of more than 1,000 are made by a job; the reply is then 202 with its entry.',
    access: 'feature:export',
    query: z.object({
      format: z.enum(['pdf', 'xlsx', 'csv']),
      /** The most hits. */
      most: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostExported)), 200),
    }),
    body: BrandQuery,
    reply: { kind: 'media', mediaTypes: [fileTypes.pdf, ...tableTypes], later: MadeDossier },
  },
  method: {
    method: 'GET',
    path: '/BrandQueries/method',
    summary: 'How names are compared, with examples, and how many known conflicts a search finds.',
    access: 'public',
    reply: SearchMethod,
  },
  viennaCategories: {
    method: 'GET',
    path: '/ViennaCategories',
    summary: 'The 29 main categories of the Vienna Classification of figurative elements, in the language of the reader.',
    access: 'public',
    reply: z.array(z.object({ key: z.string(), description: z.string() })),
  },
  autocomplete: {
    method: 'PUT',
    path: '/BrandAutocompletes/{text}',
    summary: 'Marks whose names begin with the typed text or are similar to it.',
    access: 'public',
    params: AutocompleteAddress,
    body: AutocompleteBody,
    reply: BrandAutocompletes,
    isRevised: true,
  },
})
