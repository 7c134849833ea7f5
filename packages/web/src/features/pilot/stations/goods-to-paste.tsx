import { classesOfProject } from '@marklot/contracts/pilot'
import { useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-link-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useProjectHolder } from '../project-context.tsx'
import styles from './filing-station.module.css'
import stations from './stations.module.css'

/** The list of goods and services by class, in the form that offices require. */
export function GoodsToPaste() {
  const t = usePhrases('stations')
  const { project, open } = useProjectHolder()
  const [isCopied, setIsCopied] = useState(false)
  const classes = classesOfProject({ niceClasses: [], goods: project.goods })
  const lines = classes.map((niceClass) => {
    const terms = project.goods.filter((term) => term.niceClass === niceClass)
    return [niceClass, `${terms.map(({ text }) => text).join('; ')}.`] as const
  })
  const copy = async () => {
    await copyText(lines.map(([niceClass, text]) => `${niceClass}: ${text}`).join('\n'))
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 3000)
  }
  return (
    <section aria-labelledby="goods-to-paste">
      <div className={styles.pasteHead}>
        <h3 id="goods-to-paste">{t('filing.goods')}</h3>
        {lines.length > 0 && (
          <Button look="quiet" size="small" onClick={() => void copy()}>
            {isCopied && <Icon name="check" small />}
            <span role="status">{t(isCopied ? 'filing.copied' : 'filing.copy')}</span>
          </Button>
        )}
      </div>
      {lines.length === 0 ? (
        <p className={stations.small}>
          {t('filing.noGoods')}{' '}
          <Button look="quiet" size="small" onClick={() => open('classes')}>
            {t('find.toClasses')}
          </Button>
        </p>
      ) : (
        <>
          <div className={styles.paste}>
            {lines.map(([niceClass, text]) => (
              <p key={niceClass} dir="auto">
                <b>{niceClass}</b> {text}
              </p>
            ))}
          </div>
          <p className={stations.small}>{t('filing.ownWords')}</p>
        </>
      )}
    </section>
  )
}
