import { ideaInShort, type PilotProject, type PilotProjectSummary } from '@marklot/contracts/pilot'
import { usePhrases } from '../../lib/phrases.tsx'

type Named = Pick<PilotProject, 'title' | 'idea' | 'names'> | PilotProjectSummary

/**
 * The display name of a project: its title, otherwise its chosen name, otherwise the beginning of its idea; null
 * without any.
 */
export const projectName = (project: Named): string | null => givenName(project) || ideaInShort(project.idea) || null

function givenName(project: Named): string {
  const chosen = 'chosenName' in project ? project.chosenName : project.names.find(({ isChosen }) => isChosen)?.name
  return project.title || chosen || ''
}

/** The heading of a project. Only a name reads well inside a sentence; the beginning of an idea stands alone. */
export function useProjectHeading(): (project: Named) => string {
  const t = usePhrases('pilot')
  return (project) => {
    const name = givenName(project)
    return name === '' ? (projectName(project) ?? t('unnamed')) : t('line.heading', { name })
  }
}
