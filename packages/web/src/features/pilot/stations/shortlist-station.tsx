import type { ProjectName } from '@marklot/contracts/pilot'
import type { NameFinding } from '@marklot/contracts/pilot-findings'
import { type ReactNode, useMemo } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { EmptyState, Skeleton } from '../../../ui/states.tsx'
import { useFindings } from '../findings.tsx'
import { FoundRisk } from '../found-risk.tsx'
import { Objections } from '../objections.tsx'
import { useProjectHolder } from '../project-context.tsx'
import { StationEnd } from '../station-end.tsx'
import { ClosestMarks } from './closest-marks.tsx'
import { DomainsOfName } from './domains-of-name.tsx'
import { DomainsPress } from './domains-press.tsx'
import { Note, useNameChange } from './name-row.tsx'
import { CheckFailed } from './names-station.tsx'
import { Readings } from './readings.tsx'
import { RegisterCounts } from './register-counts.tsx'
import { SearchedLine } from './searched-line.tsx'
import styles from './shortlist-station.module.css'

/** The names of the shortlist side by side, with the objections to each, until the reader chooses one. */
export function ShortlistStation() {
  const t = usePhrases('stations')
  const { project, open } = useProjectHolder()
  const listed = useMemo(() => project.names.filter(({ isShortlisted }) => isShortlisted), [project.names])
  const findings = useFindings(listed)
  const chosen = listed.find(({ isChosen }) => isChosen)
  if (listed.length === 0)
    return (
      <EmptyState title={t('compare.none.title')} text={t('compare.none.text')}>
        <Button look="primary" onClick={() => open('names')}>
          {t('compare.toNames')}
        </Button>
      </EmptyState>
    )
  return (
    <>
      <p role="status" className={styles.state}>
        {findings.isChecking && t('names.checking')}
      </p>
      {findings.hasFailed && <CheckFailed retry={findings.retry} />}
      <Comparison names={listed} findingOf={findings.of} />
      {findings.searched && <SearchedLine searched={findings.searched} />}
      <p className={styles.caution}>
        {project.goods.length === 0 && (
          <>
            {t('find.noGoods')}{' '}
            <button type="button" className={styles.link} onClick={() => open('classes')}>
              {t('find.toClasses')}
            </button>{' '}
          </>
        )}
        {t('compare.caution')}
      </p>
      <DomainsPress names={listed} />
      <StationEnd station="shortlist" isReady={chosen !== undefined} />
    </>
  )
}

interface ComparisonProps {
  names: readonly ProjectName[]
  findingOf: (name: ProjectName) => NameFinding | undefined
}

/** A column for each name and a row for each question. On a phone, the columns scroll sideways. */
function Comparison({ names, findingOf }: ComparisonProps) {
  const t = usePhrases('stations')
  const found = (show: (finding: NameFinding) => ReactNode) => (name: ProjectName) => {
    const finding = findingOf(name)
    return finding ? show(finding) : <Skeleton height="40px" />
  }
  const rows: readonly (readonly [title: string, cell: (name: ProjectName) => ReactNode])[] = [
    [t('compare.against'), found((finding) => <Objections finding={finding} />)],
    [
      t('compare.risk'),
      found((finding) => (finding.riskScore === null ? t('compare.notChecked') : <FoundRisk finding={finding} />)),
    ],
    [
      t('compare.register'),
      found((finding) => (
        <>
          <p>
            <RegisterCounts finding={finding} />
          </p>
          <ClosestMarks finding={finding} />
        </>
      )),
    ],
    [t('compare.meaning'), found(({ readings }) => <Readings readings={readings} />)],
    [t('compare.domains'), (name) => <DomainsOfName domains={name.domains} />],
    [t('names.note'), (name) => <Note name={name} />],
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways must be reachable by keyboard
    <section className={styles.scroll} aria-label={t('compare.caption')} tabIndex={0}>
      <table className={styles.table} style={{ '--names': names.length } as React.CSSProperties}>
        <caption className="vh">{t('compare.caption')}</caption>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name.id} scope="col" id={`name-${name.id}`} className={name.isChosen ? styles.chosen : undefined}>
                <NameHead name={name} />
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(([title, cell], place) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={names.length} id={`row-${place}`}>
                <span>{title}</span>
              </th>
            </tr>
            <tr>
              {names.map((name) => (
                <td key={name.id} headers={`name-${name.id} row-${place}`} className={name.isChosen ? styles.chosen : undefined}>
                  {cell(name)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}

function NameHead({ name: { id, name, isChosen } }: { name: ProjectName }) {
  const t = usePhrases('stations')
  const { mayChange } = useProjectHolder()
  const changeName = useNameChange()
  return (
    <div className={styles.head}>
      <b dir="auto">{name}</b>
      <div>
        <Button
          size="small"
          look={isChosen ? 'primary' : 'outline'}
          aria-pressed={isChosen}
          aria-label={isChosen ? undefined : t('compare.choose', { name })}
          disabled={!mayChange}
          onClick={() => void changeName(id, { isChosen: !isChosen })}
        >
          {isChosen && <Icon name="check" small />}
          {isChosen ? t('compare.chosen') : t('compare.chooseShort')}
        </Button>
        <Button
          look="quiet"
          iconOnly
          aria-label={t('compare.unlist', { name })}
          disabled={!mayChange}
          onClick={() => void changeName(id, { isShortlisted: false })}
        >
          <Icon name="x" small />
        </Button>
      </div>
    </div>
  )
}
