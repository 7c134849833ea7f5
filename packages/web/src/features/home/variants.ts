import type { ProductFeatureKey } from '@marklot/contracts/features'
import type { Locale } from '@marklot/contracts/locale'
import type { Capabilities } from '../../lib/capabilities.tsx'
import { paths } from '../../lib/paths.ts'

/** The home page and its variants (spec 1, section 2): the same sections in different orders. */
export type HomeVariant = 'home' | 'idea' | 'application' | 'monitor'

/** Parts below the hero. */
export type HomePart = 'tools' | 'benefits' | 'register' | 'latest' | 'stories' | 'steps' | 'questions' | 'periods'

export type Tool = 'pilot' | 'guardian' | 'radar' | 'search' | 'method' | 'insights'

/** The tools of spec 1, section 1, each with its feature. A tool without a page has no card. */
const featureOf = {
  pilot: 'pilot',
  guardian: 'guardian.creation',
  radar: 'radar',
} as const satisfies Partial<Record<Tool, ProductFeatureKey>>

/** Pages that replace missing tools. */
const pageOf = {
  search: (locale) => paths.search(locale),
  method: (locale) => paths.method(locale),
  insights: (locale) => paths.insights(locale),
} as const satisfies Partial<Record<Tool, (locale: Locale) => string>>

/** The variant that gives more details about a tool. */
export const variantOf = {
  pilot: { variant: 'idea', path: paths.homeIdea },
  guardian: { variant: 'application', path: paths.homeApplication },
  radar: { variant: 'monitor', path: paths.homeMonitor },
  search: { variant: 'idea', path: paths.homeIdea },
  method: { variant: 'application', path: paths.homeApplication },
  insights: { variant: 'monitor', path: paths.homeMonitor },
} as const satisfies Record<Tool, { variant: HomeVariant; path: (locale: Locale) => string }>

/** The order of a variant's sections; its own topic comes first. */
export const partsOf: Readonly<Record<HomeVariant, readonly HomePart[]>> = {
  home: ['tools', 'benefits', 'register', 'latest', 'stories'],
  idea: ['steps', 'tools', 'benefits', 'stories', 'register', 'latest'],
  application: ['questions', 'tools', 'benefits', 'register', 'stories', 'latest'],
  monitor: ['periods', 'latest', 'tools', 'register', 'benefits', 'stories'],
}

/** A variant's tools, its own topic first: those of the specification, then the pages that replace missing ones. */
const orderOf: Readonly<Record<HomeVariant, readonly Tool[]>> = {
  home: ['pilot', 'guardian', 'radar', 'search', 'method', 'insights'],
  idea: ['pilot', 'guardian', 'radar', 'search', 'method', 'insights'],
  application: ['guardian', 'pilot', 'radar', 'method', 'search', 'insights'],
  monitor: ['radar', 'pilot', 'guardian', 'insights', 'search', 'method'],
}

const shownTools = 3

export interface ShownTool {
  tool: Tool
  /** The page to which its card leads. */
  pathOf: (locale: Locale) => string
  /** The tool's own page, if the card leads elsewhere. */
  ownPathOf?: (locale: Locale) => string
}

/** Returns the tools of a variant's cards: the first three that exist. */
export function toolsOf(variant: HomeVariant, capabilities: Capabilities): readonly ShownTool[] {
  return orderOf[variant]
    .flatMap((tool): ShownTool[] => {
      if (tool === 'search' || tool === 'method' || tool === 'insights') return [{ tool, pathOf: pageOf[tool] }]
      const path = capabilities.get(featureOf[tool])
      if (path === undefined) return []
      const ownPathOf = (locale: Locale) => `/${locale}${path}`
      // The first step of Brand-Pilot is the search (spec 1, section 2).
      return [tool === 'pilot' ? { tool, pathOf: pageOf.search, ownPathOf } : { tool, pathOf: ownPathOf }]
    })
    .slice(0, shownTools)
}
