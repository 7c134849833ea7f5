import { type CaseTerm, longestTerm } from '@marklot/contracts/guardian'
import { useRef, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { useReference } from '../../../lib/reference.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Fault } from '../../../ui/form/fields.tsx'
import { ClassGrid } from './class-grid.tsx'
import styles from './term-dialog.module.css'
import { TermField } from './term-field.tsx'

interface TermDialogProps {
  goods: readonly CaseTerm[]
  onAdd: (term: CaseTerm) => void
  onClose: () => void
}

/** Adds a good or service: its class, and a term of the Nice Classification or own words. */
export function TermDialog({ goods, onAdd, onClose }: TermDialogProps) {
  const t = usePhrases('guardian')
  const format = useFormat()
  const field = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [niceClass, setNiceClass] = useState<number | null>(null)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<'termMissing' | 'termTooLong' | 'classMissing' | null>(null)
  const [added, setAdded] = useState('')
  const description = useReference('niceClasses').object?.find(({ key }) => key === String(niceClass))?.description
  const add = (isLast: boolean) => {
    const term = text.trim()
    if (term === '' || term.length > longestTerm) {
      setFault(term === '' ? 'termMissing' : 'termTooLong')
      field.current?.focus()
      return
    }
    if (niceClass === null) {
      setFault('classMissing')
      form.current?.querySelector<HTMLElement>('[aria-pressed]')?.focus()
      return
    }
    onAdd({ niceClass, text: term })
    if (isLast) return onClose()
    setAdded(t('terms.added', { term, number: niceClass }))
    setText('')
    setFault(null)
    field.current?.focus()
  }
  const lengths = { length: format.count(text.trim().length), most: format.count(longestTerm) }
  return (
    <Dialog
      title={t('terms.add')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button onClick={() => add(false)}>{t('terms.addNext')}</Button>
          <Button look="primary" onClick={() => add(true)}>
            {t('terms.addOne')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          add(false)
        }}
      >
        <TermField
          input={field}
          niceClass={niceClass}
          text={text}
          onType={(typed) => {
            setText(typed)
            // Its sentence counts the characters.
            if (fault === 'termTooLong') setFault(null)
          }}
          onChoose={(term) => {
            setText(term.text)
            setNiceClass(term.niceClass)
            setFault(null)
          }}
        />
        <div role="alert" className={styles.fault}>
          {fault && <Fault>{t(`fault.${fault}`, lengths)}</Fault>}
        </div>
        <ClassGrid goods={goods} chosen={niceClass} onChoose={setNiceClass} />
        <p className={styles.description} role="status">
          {niceClass === null ? (
            t('terms.chooseClass')
          ) : (
            <>
              <b>{t('terms.class', { number: niceClass })}</b> {description}
            </>
          )}
        </p>
        <div role="status" className={styles.added}>
          {added}
        </div>
      </form>
    </Dialog>
  )
}
