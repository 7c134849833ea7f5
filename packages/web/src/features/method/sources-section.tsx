import { usePhrases } from '../../lib/phrases.tsx'
import styles from './method-page.module.css'
import { MethodSection } from './method-section.tsx'

const judgment = (number: string) => `https://curia.europa.eu/juris/liste.jsf?num=${number}`

/** Cases, guidelines and laws. A `name` is the same in every language; the others have a phrase. */
const sources = [
  { name: 'C-342/97 Lloyd Schuhfabrik Meyer', phrase: 'source.lloyd', address: judgment('C-342/97') },
  { name: 'C-251/95 Sabèl', phrase: 'source.sabel', address: judgment('C-251/95') },
  { name: 'C-39/97 Canon', phrase: 'source.canon', address: judgment('C-39/97') },
  { name: 'C-120/04 Thomson Life', phrase: 'source.thomson', address: judgment('C-120/04') },
  { name: 'T-256/04 Respicur', phrase: 'source.respicur', address: judgment('T-256/04') },
  { key: 'guidelines', phrase: 'source.guidelines', address: 'https://guidelines.euipo.europa.eu/' },
  { name: 'EUIPN, CP5', phrase: 'source.cp5', address: null },
  { name: 'USPTO, TMEP 1207.01', phrase: 'source.tmep', address: 'https://tmep.uspto.gov/' },
  {
    key: 'eutmr',
    phrase: 'source.law',
    address: 'https://eur-lex.europa.eu/eli/reg/2017/1001/oj',
  },
  { key: 'markeng', phrase: 'source.law', address: 'https://www.gesetze-im-internet.de/markeng/__9.html' },
  { key: 'nice', phrase: 'source.nice', address: 'https://www.wipo.int/classifications/nice/' },
  { name: 'H. J. Postel, Die Kölner Phonetik, IBM-Nachrichten 19 (1969)', phrase: 'source.postel', address: null },
] as const

/** Decisions, guidelines and laws behind the rules. */
export function SourcesSection() {
  const t = usePhrases('method')
  const named = sources.map((source) => ({ ...source, name: 'key' in source ? t(`sourceName.${source.key}`) : source.name }))
  return (
    <MethodSection name="sources">
      <p className={styles.text}>{t('sources.text')}</p>
      <dl className={styles.sources}>
        {named.map(({ name, phrase, address }) => (
          <div key={name}>
            <dt>
              {address === null ? (
                name
              ) : (
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              )}
            </dt>
            <dd>{t(phrase)}</dd>
          </div>
        ))}
      </dl>
    </MethodSection>
  )
}
