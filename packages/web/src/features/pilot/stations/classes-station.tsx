import { type CaseTerm, mostTerms } from '@marklot/contracts/guardian'
import { classesOfProject } from '@marklot/contracts/pilot'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { loadChunk } from '../../../lib/load-chunk.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Fault } from '../../../ui/form/fields.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { TabList } from '../../../ui/tab-list.tsx'
import { loadTermLists } from '../../guardian/index.ts'
import { useProjectHolder } from '../project-context.tsx'
import { StationEnd } from '../station-end.tsx'
import { OfficeFees } from './office-fees.tsx'
import styles from './stations.module.css'

const SuggestedTerms = lazy(() => loadChunk(loadTermLists).then((lists) => ({ default: lists.SuggestedTerms })))
const ChosenTerms = lazy(() => loadChunk(loadTermLists).then((lists) => ({ default: lists.ChosenTerms })))

const ways = ['suggested', 'own'] as const

/** Goods and services, suggested from the idea or chosen by hand, with the cost of their classes. */
export function ClassesStation() {
  const t = usePhrases('stations')
  const guardian = usePhrases('guardian')
  const id = useId()
  const { project, change, open } = useProjectHolder()
  const { goods, idea } = project
  const [way, setWay] = useState<(typeof ways)[number]>(idea.trim() === '' || goods.length > 0 ? 'own' : 'suggested')
  const classes = classesOfProject(project)
  const latest = useRef(goods)
  latest.current = goods
  const onChange = (next: (before: readonly CaseTerm[]) => readonly CaseTerm[]) => {
    latest.current = [...next(latest.current)]
    change({ goods: latest.current })
  }
  return (
    <>
      <TabList
        id={id}
        label={t('classes.by')}
        tabs={ways}
        selected={way}
        textOf={(one) => (one === 'suggested' ? t('classes.suggested') : t('classes.own', { count: goods.length }))}
        onSelect={setWay}
      />
      <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`}>
        <Suspense fallback={<Skeleton height="260px" />}>
          {way === 'suggested' ? (
            <SuggestedTerms idea={idea} goods={goods} onChange={onChange} onDescribe={() => open('idea')} />
          ) : (
            <ChosenTerms goods={goods} onChange={onChange} />
          )}
        </Suspense>
      </div>
      {goods.length > mostTerms && <Fault>{guardian('fault.tooManyTerms', { most: mostTerms })}</Fault>}
      {classes.length > 0 && <OfficeFees />}
      <p className={styles.small}>{t('classes.mind')}</p>
      <StationEnd station="classes" isReady={classes.length > 0} />
    </>
  )
}
