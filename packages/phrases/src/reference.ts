import type { BrandStateCategory, BrandType, Locale, Localized, RegistrationOfficeCode } from '@marklot/contracts'
import { offices } from './offices.ts'

export { brandStates } from './brand-states.ts'

/** The texts of a value of a keyed list. */
interface ValueText {
  description: string
  shortDescription: string
}
type Values<K extends string> = Record<K, Localized<ValueText>>

const value = (description: string, shortDescription: string): ValueText => ({ description, shortDescription })

function officeTexts(code: RegistrationOfficeCode): Localized<ValueText> {
  const text = (locale: Locale) => value(offices[`office.${code}`][locale], offices[code][locale])
  return { de: text('de'), en: text('en'), fr: text('fr'), es: text('es'), it: text('it') }
}
export const officeNames: Values<RegistrationOfficeCode> = {
  de: officeTexts('de'),
  em: officeTexts('em'),
  at: officeTexts('at'),
  ch: officeTexts('ch'),
  fr: officeTexts('fr'),
  es: officeTexts('es'),
  us: officeTexts('us'),
}

export const typeNames: Values<BrandType> = {
  Word: {
    de: value('Wortmarke: nur Buchstaben, Ziffern und Zeichen', 'Wortmarke'),
    en: value('Word mark: letters, digits and characters only', 'Word mark'),
    fr: value('Marque verbale : lettres, chiffres et signes seulement', 'Marque verbale'),
    es: value('Marca denominativa: solo letras, cifras y signos', 'Marca denominativa'),
    it: value('Marchio denominativo: solo lettere, cifre e segni', 'Marchio denominativo'),
  },
  Figurative: {
    de: value('Bildmarke: ein Bild ohne Wörter', 'Bildmarke'),
    en: value('Figurative mark: a picture without words', 'Figurative mark'),
    fr: value('Marque figurative : une image sans mots', 'Marque figurative'),
    es: value('Marca figurativa: una imagen sin palabras', 'Marca figurativa'),
    it: value('Marchio figurativo: un’immagine senza parole', 'Marchio figurativo'),
  },
  Combined: {
    de: value('Wort-/Bildmarke: Wörter zusammen mit einem Bild oder in besonderer Schrift', 'Wort-/Bildmarke'),
    en: value('Combined mark: words together with a picture or in special lettering', 'Combined mark'),
    fr: value('Marque semi-figurative : des mots avec une image ou dans un graphisme particulier', 'Marque semi-figurative'),
    es: value('Marca mixta: palabras con una imagen o con una grafía especial', 'Marca mixta'),
    it: value('Marchio misto: parole con un’immagine o in caratteri particolari', 'Marchio misto'),
  },
}

export const categoryNames: Values<BrandStateCategory> = {
  new: {
    de: value('Angemeldet, über die Eintragung ist noch nicht entschieden', 'neu'),
    en: value('Application filed, decision pending', 'new'),
    fr: value('Demande déposée, décision en attente', 'nouvelle'),
    es: value('Solicitud presentada, pendiente de resolución', 'nueva'),
    it: value('Domanda depositata, decisione in sospeso', 'nuovo'),
  },
  alive: {
    de: value('Eingetragen und geschützt', 'in Kraft'),
    en: value('Registered and protected', 'alive'),
    fr: value('Enregistrée et protégée', 'en vigueur'),
    es: value('Registrada y protegida', 'en vigor'),
    it: value('Registrato e protetto', 'in vigore'),
  },
  dead: {
    de: value('Abgelaufen, verzichtet, gelöscht, zurückgewiesen oder nicht verlängert', 'erloschen'),
    en: value('Expired, renounced, surrendered, cancelled or not renewed', 'dead'),
    fr: value('Expirée, objet d’une renonciation, radiée, rejetée ou non renouvelée', 'éteinte'),
    es: value('Caducada, renunciada, cancelada, denegada o no renovada', 'extinguida'),
    it: value('Scaduto, oggetto di rinuncia, cancellato, respinto o non rinnovato', 'estinto'),
  },
}
