import { ideaInShort, type PilotProject, type PilotProjectSummary } from '@marklot/contracts/pilot'
import { usePhrases } from '../../lib/phrases.tsx'

type Named = Pick<PilotProject, 'title' | 'idea' | 'names'> | PilotProjectSummary

/**
 * Returns the display name of a project: its title, or its chosen name, or the beginning of its idea; null if it has
 * none of them.
 */
export const projectName = (project: Named): string | null => givenName(project) || ideaInShort(project.idea) || null

function givenName(project: Named): string {
  const chosen = 'chosenName' in project ? project.chosenName : project.names.find(({ isChosen }) => isChosen)?.name
  return project.title || chosen || ''
}

/**
 * Returns the heading of a project. Only a name reads well inside a sentence; the beginning of an idea stands alone.
 */
export function useProjectHeading(): (project: Named) => string {
  const t = usePhrases('pilot')
  return (project) => {
    const name = givenName(project)
    return name === '' ? (projectName(project) ?? t('unnamed')) : t('line.heading', { name })
  }
}
