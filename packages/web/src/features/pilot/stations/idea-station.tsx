import { longestDraftIdea, longestIdea } from '@marklot/contracts/guardian'
import { longestProjectTitle } from '@marklot/contracts/pilot'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useProjectHolder } from '../project-context.tsx'
import { StationEnd } from '../station-end.tsx'
import { useKeptText } from '../use-kept-text.ts'
import styles from './stations.module.css'

/** The idea in the founder's own words, and the title of the project. */
export function IdeaStation() {
  const t = usePhrases('stations')
  const pilot = usePhrases('pilot')
  const format = useFormat()
  const { project, change } = useProjectHolder()
  const idea = useKeptText(project.idea, (idea) => change({ idea }))
  const title = useKeptText(project.title, (title) => change({ title: title.trim() }))
  const length = idea.text.trim().length
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving a field saves it, nothing is pressed here */}
      <div className={styles.form} onBlur={() => [idea, title].map(({ flush }) => flush())}>
        <TextArea
          name="idea"
          label={pilot('idea')}
          hint={t('idea.hint')}
          placeholder={pilot('idea.example')}
          fault={length > longestIdea ? t('idea.count', { length: format.count(length), most: format.count(longestIdea) }) : null}
          rows={5}
          required={false}
          maxLength={longestDraftIdea}
          value={idea.text}
          onChange={idea.onChange}
        />
        <TextField
          name="title"
          label={t('idea.title')}
          hint={t('idea.titleHint')}
          required={false}
          maxLength={longestProjectTitle}
          value={title.text}
          onChange={title.onChange}
        />
      </div>
      <StationEnd station="idea" isReady={length > 0} />
    </>
  )
}
