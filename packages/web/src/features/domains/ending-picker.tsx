import { domainTypes, type Tld } from '@marklot/contracts/domains'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './domains-page.module.css'

interface EndingPickerProps {
  tlds: readonly Tld[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

export const usualOf = (tlds: readonly Tld[]): Set<string> =>
  new Set(tlds.filter(({ tags }) => tags.includes('usual')).map(({ key }) => key))

/** The endings by type. The list is closed at first. */
export function EndingPicker({ tlds, chosen, onChange }: EndingPickerProps) {
  const t = usePhrases('domains')
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    onChange(next)
  }
  return (
    <details className={styles.endings}>
      <summary>
        <b>{t('endings')}</b>
        <span>{t('endings.chosen', { count: chosen.size })}</span>
      </summary>
      <Button size="small" onClick={() => onChange(usualOf(tlds))}>
        {t('endings.usual')}
      </Button>
      {domainTypes.map((type) => (
        <fieldset key={type} className={styles.type}>
          <legend>{t(`domain.${type}`)}</legend>
          {tlds
            .filter((tld) => tld.type === type)
            .map(({ key, shortDescription, description }) => (
              <label key={key}>
                <input type="checkbox" name="tlds" checked={chosen.has(key)} onChange={() => toggle(key)} />
                <span>
                  <b>{shortDescription}</b> {description}
                </span>
              </label>
            ))}
        </fieldset>
      ))}
    </details>
  )
}
