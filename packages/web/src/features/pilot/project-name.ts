import type { PilotProject, PilotProjectSummary } from '@marklot/contracts/pilot'

/** The most letters of an idea that stand for a project's name. */
const mostLetters = 40

/** What a project is called: its title, else its chosen name, else the beginning of its idea; null without any. */
export function projectName(project: Pick<PilotProject, 'title' | 'idea' | 'names'> | PilotProjectSummary): string | null {
  const chosen = 'chosenName' in project ? project.chosenName : (project.names.find(({ isChosen }) => isChosen)?.name ?? null)
  const [line = ''] = project.idea.trim().split('\n')
  return project.title || chosen || shortened(line) || null
}

function shortened(line: string): string {
  if (line.length <= mostLetters) return line
  const cut = line.slice(0, mostLetters)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostLetters / 2)).trimEnd()} …`
}
