import type { Locale } from '@marklot/contracts/locale'
import { paths } from '../../lib/paths.ts'

/** The home page and its variants (spec 1, section 2): the same sections, in an order of their own. */
export type HomeVariant = 'home' | 'idea' | 'application' | 'monitor'

/** Parts below the hero. */
export type HomePart = 'tools' | 'benefits' | 'register' | 'latest' | 'stories' | 'steps' | 'questions' | 'periods'

export const tools = ['pilot', 'guardian', 'radar'] as const
export type Tool = (typeof tools)[number]

/**
 * Where a tool's page is; null while there is none: its card says what it does and has no link. Brand-Pilot begins with
 * the search.
 */
export const toolPaths: Readonly<Record<Tool, ((locale: Locale) => string) | null>> = {
  pilot: (locale) => paths.search(locale),
  guardian: null,
  radar: null,
}

/** The variant that tells more of a tool. */
export const variantOf = {
  pilot: { variant: 'idea', path: paths.homeIdea },
  guardian: { variant: 'application', path: paths.homeApplication },
  radar: { variant: 'monitor', path: paths.homeMonitor },
} as const satisfies Record<Tool, { variant: HomeVariant; path: (locale: Locale) => string }>

/** The order of a variant's sections; its own topic comes first. */
export const partsOf: Readonly<Record<HomeVariant, readonly HomePart[]>> = {
  home: ['tools', 'benefits', 'register', 'latest', 'stories'],
  idea: ['steps', 'tools', 'benefits', 'stories', 'register', 'latest'],
  application: ['questions', 'tools', 'benefits', 'register', 'stories', 'latest'],
  monitor: ['periods', 'latest', 'tools', 'register', 'benefits', 'stories'],
}

/** The tools in a variant's order, its own topic first. */
export const toolsOf: Readonly<Record<HomeVariant, readonly Tool[]>> = {
  home: ['pilot', 'guardian', 'radar'],
  idea: ['pilot', 'guardian', 'radar'],
  application: ['guardian', 'pilot', 'radar'],
  monitor: ['radar', 'pilot', 'guardian'],
}
