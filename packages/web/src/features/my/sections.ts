import type { PhraseCapability, Phrases } from '@marklot/phrases'
import { type ComponentType, lazy } from 'react'
import { loadChunk } from '../../lib/load-chunk.ts'
import { loadBoardsSection } from '../boards/index.ts'
import { loadDossiersSection } from '../dossiers/index.ts'
import { loadChecksSection } from '../guardian/index.ts'
import { loadProjectsSection } from '../pilot/index.ts'
import { loadProtocolSection } from '../protocol/index.ts'
import { loadSearchesSection } from '../radar/index.ts'

/** A section of My {product}: `/my{product}?section=boards`. */
export interface MySection {
  key: string
  label: keyof Phrases['my'] & `section.${string}`
  /** Texts that the section needs. */
  phrases: readonly PhraseCapability[]
  Section: ComponentType
}

/** The sections in the order of their tabs. The first one opens without a name in the address. */
export const mySections: readonly MySection[] = [
  {
    key: 'overview',
    label: 'section.overview',
    phrases: ['dashboard', 'deadlines', 'radar', 'search', 'billing', 'settings', 'ui'],
    Section: lazy(() => loadChunk(() => import('./overview.tsx')).then((module) => ({ default: module.Overview }))),
  },
  {
    key: 'boards',
    label: 'section.boards',
    phrases: ['boards', 'ui', 'validation'],
    Section: lazy(() => loadChunk(loadBoardsSection).then((module) => ({ default: module.BoardsSection }))),
  },
  {
    key: 'pilot',
    label: 'section.pilot',
    phrases: ['pilot', 'ui'],
    Section: lazy(() => loadChunk(loadProjectsSection).then((module) => ({ default: module.ProjectsSection }))),
  },
  {
    key: 'checks',
    label: 'section.checks',
    phrases: ['checks', 'verdicts', 'ui'],
    Section: lazy(() => loadChunk(loadChecksSection).then((module) => ({ default: module.ChecksSection }))),
  },
  {
    key: 'searches',
    label: 'section.searches',
    phrases: ['radar', 'search', 'ui', 'validation'],
    Section: lazy(() => loadChunk(loadSearchesSection).then((module) => ({ default: module.SearchesSection }))),
  },
  {
    key: 'dossiers',
    label: 'section.dossiers',
    phrases: ['dossiers', 'ui'],
    Section: lazy(() => loadChunk(loadDossiersSection).then((module) => ({ default: module.DossiersSection }))),
  },
  {
    key: 'protocol',
    label: 'section.protocol',
    phrases: ['protocol', 'ui'],
    Section: lazy(() => loadChunk(loadProtocolSection).then((module) => ({ default: module.ProtocolSection }))),
  },
]
