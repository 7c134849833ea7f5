import { longestGoods } from '@marklot/contracts/radar'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useNiceClasses } from '../../search/index.ts'
import type { WatchedBrand } from './draft.ts'
import styles from './select-step.module.css'
import type { DraftHolder } from './use-draft.ts'
import { useMonitorAddress } from './use-monitor-address.ts'

const allClasses = Array.from({ length: 45 }, (_, index) => index + 1)

/** Describes a brand that is not in any register yet, by its name and its classes. */
export function TypedSource({ holder }: { holder: DraftHolder }) {
  const t = usePhrases('monitor')
  const format = useFormat()
  const names = useNiceClasses()
  const { goods: givenGoods, isGoodsCut } = useMonitorAddress()
  const { draft, change } = holder
  const { typed } = draft
  const set = (more: Partial<WatchedBrand>) => change((before) => ({ ...before, typed: { ...before.typed, ...more } }))
  const toggle = (niceClass: number) =>
    set({
      niceClasses: typed.niceClasses.includes(niceClass)
        ? typed.niceClasses.filter((one) => one !== niceClass)
        : [...typed.niceClasses, niceClass].sort((a, b) => a - b),
    })
  return (
    <div className={styles.narrow}>
      <div className={styles.sign}>
        <TextField
          name="typedName"
          label={t('typed.name')}
          value={typed.name}
          autoComplete="off"
          onChange={(name) => set({ name })}
        />
      </div>
      <fieldset className={styles.classes}>
        <legend>{t('typed.classes')}</legend>
        <p className={styles.count}>{t('typed.classesHint')}</p>
        <div className={styles.grid}>
          {allClasses.map((niceClass) => (
            <label key={niceClass} className={styles.class} title={names.get(niceClass)}>
              <input
                type="checkbox"
                aria-label={t('typed.class', { number: niceClass, name: names.get(niceClass) ?? '' })}
                checked={typed.niceClasses.includes(niceClass)}
                onChange={() => toggle(niceClass)}
              />
              <span aria-hidden="true">{niceClass}</span>
            </label>
          ))}
        </div>
        {typed.niceClasses.length > 0 && (
          <ul className={styles.chosen}>
            {typed.niceClasses.map((niceClass) => (
              <li key={niceClass}>
                <b>{niceClass}</b> {names.get(niceClass)}
              </li>
            ))}
          </ul>
        )}
      </fieldset>
      <TextArea
        name="typedGoods"
        label={t('typed.goods')}
        hint={t('typed.goodsHint')}
        rows={3}
        required={false}
        maxLength={longestGoods}
        full={isGoodsCut && typed.goods === givenGoods ? t('typed.goodsCut', { most: format.count(longestGoods) }) : undefined}
        value={typed.goods}
        onChange={(goods) => set({ goods })}
      />
    </div>
  )
}
