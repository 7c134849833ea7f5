import type { CaseTerm } from '@marklot/contracts/guardian'
import { useRef, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useNiceClasses } from '../../search/index.ts'
import styles from './classification-step.module.css'
import { classesOf, withoutTerm, withTerm } from './draft.ts'
import { TermDialog } from './term-dialog.tsx'
import type { DraftHolder } from './use-draft.ts'

/** The chosen goods and services by class, with the dialog that adds one. */
export function ChosenTerms({ holder }: { holder: DraftHolder }) {
  const t = usePhrases('guardian')
  const names = useNiceClasses()
  const { draft, change } = holder
  const [isAdding, setIsAdding] = useState(false)
  const [removed, setRemoved] = useState('')
  const adder = useRef<HTMLButtonElement>(null)
  const classes = classesOf(draft.goods)
  const remove = (term: CaseTerm) => {
    change((before) => ({ ...before, goods: withoutTerm(before.goods, term) }))
    setRemoved(t('terms.removed', { term: term.text }))
    // The button that was pressed is gone.
    adder.current?.focus()
  }
  return (
    <>
      <div className={styles.head}>
        <p>{t('terms.count', { count: draft.goods.length, classes: classes.length })}</p>
        <Button ref={adder} onClick={() => setIsAdding(true)}>
          {t('terms.add')}
        </Button>
      </div>
      {classes.map((niceClass) => (
        <section key={niceClass} className={styles.group} aria-labelledby={`chosen-${niceClass}`}>
          <header>
            <span className={styles.number}>{niceClass}</span>
            <h2 id={`chosen-${niceClass}`}>{names.get(niceClass) ?? t('terms.class', { number: niceClass })}</h2>
          </header>
          <ul className={styles.terms}>
            {draft.goods
              .filter((term) => term.niceClass === niceClass)
              .map((term) => (
                <li key={term.text}>
                  <span dir="auto">{term.text}</span>
                  <Button look="quiet" iconOnly aria-label={t('terms.remove', { term: term.text })} onClick={() => remove(term)}>
                    <Icon name="x" />
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <div role="status" className="vh">
        {removed}
      </div>
      {isAdding && (
        <TermDialog
          goods={draft.goods}
          onAdd={(term) => change((before) => ({ ...before, goods: withTerm(before.goods, term) }))}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  )
}
