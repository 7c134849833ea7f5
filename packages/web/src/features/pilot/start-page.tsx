import { longestDraftIdea } from '@marklot/contracts/guardian'
import { pilotStations } from '@marklot/contracts/pilot'
import { type FormEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useApiMutation } from '../../lib/api.tsx'
import { useConfig } from '../../lib/config.tsx'
import { useHead } from '../../lib/head.tsx'
import { newId } from '../../lib/new-id.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { useUnsentText } from '../../lib/use-unsent-text.ts'
import { overlays, paywallCodeOf } from '../../shell/overlays.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { useIsAfterRemoval, useListTitle } from '../../ui/use-list-title.ts'
import styles from './line.module.css'
import { pilotOf } from './pieces/pilot-calls.ts'
import { ProjectLinks } from './project-links.tsx'

/** The start of Brand-Pilot: what its nine stations are for, and the idea that begins a project. */
export function StartPage() {
  const t = usePhrases('pilot')
  const { productName: product } = useConfig()
  useHead({ title: t('title'), description: t('description') })
  const { title } = useListTitle(useIsAfterRemoval())
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <ProjectLinks current={null} />
          <h1 {...title}>{t('heading')}</h1>
          <p className={styles.lead}>{t('lead', { product })}</p>
        </div>
      </header>
      <ol className={styles.line} aria-label={t('line.label')}>
        {pilotStations.map((station) => (
          <li key={station} className={station === 'idea' ? styles.now : styles.ahead}>
            <h2>{t(`station.${station}`)}</h2>
            <p className={styles.about}>{t(`about.${station}`)}</p>
            {station === 'idea' && <Begin />}
          </li>
        ))}
      </ol>
      <p className={styles.honest}>{t('honest')}</p>
    </div>
  )
}

/** The idea of a new project. A visitor's idea is kept through the login. */
function Begin() {
  const t = usePhrases('pilot')
  const locale = useLocale()
  const navigate = useNavigate()
  const { account } = useSession()
  const { text: idea, change, forget } = useUnsentText('pilot-idea')
  const id = useRef<string>(undefined)
  const creating = useApiMutation('creating', (api, idea: string) => {
    id.current ??= newId()
    return pilotOf(api).createProject({ body: { id: id.current, idea, station: 'names', done: { idea: idea !== '' } } })
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!account) return overlays.open({ kind: 'paywall', code: 'auth.required', about: 'pilot' })
    try {
      const project = await creating.run(idea.trim())
      forget()
      await navigate(paths.pilotProject(locale, project.id))
    } catch (error) {
      const code = paywallCodeOf(error)
      if (code) overlays.open({ kind: 'paywall', code, about: 'pilot' })
    }
  }
  return (
    <form className={styles.body} onSubmit={(event) => void submit(event)}>
      <TextArea
        name="idea"
        label={t('idea')}
        placeholder={t('idea.example')}
        rows={3}
        required={false}
        maxLength={longestDraftIdea}
        value={idea}
        onChange={change}
      />
      <div className={styles.act}>
        <Button look="primary" type="submit" disabled={creating.busy}>
          {t('begin')}
        </Button>
      </div>
    </form>
  )
}
