import type { Brand } from '@marklot/contracts/brand'
import { labelled } from '@marklot/phrases'
import { useState } from 'react'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import controls from '../../ui/controls.module.css'
import { InidCode } from '../../ui/detail-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { classTexts, deliveredLanguages, inLanguage, preferredLanguage } from './class-texts.ts'
import styles from './classification.module.css'
import { Section } from './section.tsx'

/** Texts longer than this are collapsed. */
const longText = 700

/** Classes with their headings and the office's texts, in the reader's language if delivered, in others on request. */
export function Classification({ brand, searchedClasses }: { brand: Brand; searchedClasses: readonly number[] }) {
  const t = usePhrases('brands')
  const locale = useLocale()
  const { classified, unclassified } = brand.goodsAndServices
  const languages = deliveredLanguages(brand.goodsAndServices)
  const [chosen, setChosen] = useState<string | null>(null)
  const language = chosen ?? preferredLanguage(languages, locale)
  const classes = classTexts(brand.niceClasses, classified, language)
  const isSearched = (key: string) => searchedClasses.includes(Number(key))
  const rest = inLanguage(unclassified, language)
  return (
    <Section title={t('classification')}>
      <div className={styles.language}>
        <span>
          <InidCode code="511" /> {language ? t('textIn', { language: languageName(language, locale) }) : t('textUnnamed')}
        </span>
        {languages.length > 1 && (
          <label>
            {t('textLanguage')}
            <select className={controls.select} value={language ?? ''} onChange={(event) => setChosen(event.target.value)}>
              {languages.map((one) => (
                <option key={one} value={one}>
                  {languageName(one, locale)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {classes.length === 0 && rest.length === 0 && <p className={styles.text}>{t('noClasses')}</p>}
      <ul className={styles.classes}>
        {classes.map(({ key, heading, texts }) => (
          <li key={key} className={classNames(isSearched(key) && styles.searched)}>
            <span className={styles.number} aria-hidden="true">
              {key}
            </span>
            <div>
              <h3>
                <span className={controls.hidden}>{labelled(locale, t('classNumber', { key }), '')}</span>
                {heading}
              </h3>
              {isSearched(key) && (
                <p className={styles.matches}>
                  <Icon name="check" small />
                  {t('classSearched', { key })}
                </p>
              )}
              {texts.length === 0 && <p className={styles.text}>{t('noClassText')}</p>}
              {texts.map((text) => (
                <GoodsText key={`${text.language}${text.description}`} {...text} />
              ))}
            </div>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <span className={styles.number} aria-hidden="true">
              –
            </span>
            <div>
              <h3>{t('unclassified')}</h3>
              {rest.map(({ description, language: own }) => (
                <GoodsText key={`${own}${description}`} description={description} language={own} />
              ))}
            </div>
          </li>
        )}
      </ul>
    </Section>
  )
}

function GoodsText({ description, language }: { description: string; language: string | null }) {
  const t = usePhrases('brands')
  const [isOpen, setIsOpen] = useState(false)
  const isLong = description.length > longText
  return (
    <>
      <p className={`${styles.text} ${isLong && !isOpen ? styles.clamped : ''}`} lang={language ?? undefined} dir="auto">
        {description}
      </p>
      {isLong && (
        <Button look="quiet" size="small" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('showLess') : t('showAll')}
        </Button>
      )}
    </>
  )
}

function languageName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
  } catch {
    // The browser does not know the office's language code.
    return code
  }
}
