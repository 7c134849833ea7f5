import type { CaseTerm } from '@marklot/contracts/guardian'
import { useRef, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useNiceClasses } from '../../search/index.ts'
import styles from './classification-step.module.css'
import { classesOf, withoutTerm, withTerm } from './draft.ts'
import { TermDialog } from './term-dialog.tsx'
import type { TermsProps } from './terms.ts'

/** The chosen goods and services by class, with the dialog that adds one. */
export function ChosenTerms({ goods, onChange }: TermsProps) {
  const t = usePhrases('guardian')
  const names = useNiceClasses()
  const [isAdding, setIsAdding] = useState(false)
  const [removed, setRemoved] = useState('')
  const adder = useRef<HTMLButtonElement>(null)
  const classes = classesOf(goods)
  const remove = (term: CaseTerm) => {
    onChange((before) => withoutTerm(before, term))
    setRemoved(t('terms.removed', { term: term.text }))
    // The button that the person clicked no longer exists.
    adder.current?.focus()
  }
  return (
    <>
      <div className={styles.head}>
        <p>{t('terms.count', { count: goods.length, classes: classes.length })}</p>
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
            {goods
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
          goods={goods}
          onAdd={(term) => onChange((before) => withTerm(before, term))}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  )
}
