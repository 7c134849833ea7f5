import { classesOfProject, type PilotStation } from '@marklot/contracts/pilot'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { useProjectHolder } from './project-context.tsx'

/** Returns a function that sums up the contents of a station so far in a sentence; null while it is empty. */
export function useStationSummary(): (station: PilotStation) => string | null {
  const t = usePhrases('pilot')
  const say = usePhrases('verdicts')
  const offices = usePhrases('offices')
  const format = useFormat()
  const day = useDay()
  const { project } = useProjectHolder()
  const { idea, names, goods, registrationOfficeCodes, filings, storedBrandQueryId, watchedName } = project
  const listed = names.filter(({ isShortlisted }) => isShortlisted)
  const chosen = names.find(({ isChosen }) => isChosen)
  const [assessment] = chosen?.assessments ?? []
  const summaries: Record<PilotStation, () => string | null> = {
    idea: () => idea.trim() || null,
    names: () => (names.length > 0 ? t('sum.names', { count: names.length, listed: listed.length }) : null),
    shortlist: () => {
      if (chosen) return t('sum.chosen', { name: chosen.name })
      return listed.length > 0 ? t('sum.listed', { names: format.list(listed.map(({ name }) => name)) }) : null
    },
    assessment: () =>
      chosen && assessment
        ? t('sum.assessment', {
            name: chosen.name,
            date: day(assessment.finishedUtc),
            risk: say(assessment.verdict),
          })
        : null,
    classes: () => {
      const classes = classesOfProject(project)
      if (classes.length === 0) return null
      const terms = t('sum.terms', { count: goods.length })
      return t('sum.classes', { count: classes.length, classes: format.list(classes.map(String)), terms })
    },
    offices: () =>
      registrationOfficeCodes.length > 0 ? `${format.list(registrationOfficeCodes.map((code) => offices(code)))}.` : null,
    filing: () =>
      filings.length > 0
        ? t('sum.filed', { offices: format.list(filings.map((one) => offices(one.registrationOfficeCode))) })
        : null,
    watch: () => (storedBrandQueryId !== null && watchedName !== null ? t('sum.watched', { name: watchedName }) : null),
    deadlines: () => null,
  }
  return (station) => summaries[station]()
}

/** Returns a function that gives the day of an instant in the account's time zone. */
export function useDay(): (utc: string) => string {
  const format = useFormat()
  const { account } = useSession()
  return (utc) => format.date(new Date(utc).toLocaleDateString('sv', { timeZone: account?.timeZone ?? 'UTC' }))
}
