import type { DeclarationReceipt } from '@marklot/contracts/declarations'
import { useEffect, useRef } from 'react'
import { download } from '../../lib/download.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import plain from '../../ui/plain-page.module.css'
import styles from './declarations.module.css'

/** The receipt with content, date and time, to read, save and print (§ 312k (3) BGB). */
export function Receipt({ receipt, mail }: { receipt: DeclarationReceipt; mail: string }) {
  const t = usePhrases('declarations')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus()
  }, [])
  const { kind, lines, text, reference, isMailed } = receipt
  const save = () => download(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${t(`file.${kind}`)}-${reference}.txt`)
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {t(`receipt.${kind}`)}
      </h1>
      <p className={plain.lead}>{t(isMailed ? 'receipt.mailed' : 'receipt.notMailed', { mail })}</p>
      <dl className={styles.lines}>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.given}>{t(`given.${kind}`)}</p>
      <div className={styles.actions}>
        <Button look="primary" onClick={save}>
          {t('save')}
        </Button>
        <Button onClick={() => window.print()}>
          <Icon name="printer" small />
          {t('print')}
        </Button>
      </div>
    </>
  )
}
