import type { Localized, RegistrationOfficeCode } from '@marklot/contracts'
import { phrases } from './phrase.ts'

type OfficeTexts = Record<RegistrationOfficeCode, Localized<string>>

/**
 * Names of the seven offices: `de` is the register's territory, `deOffice` the office's own name, short enough for a
 * list.
 */
const territory = {
  de: { de: 'Deutschland', en: 'Germany', fr: 'Allemagne', es: 'Alemania', it: 'Germania' },
  em: { de: 'Europäische Union', en: 'European Union', fr: 'Union européenne', es: 'Unión Europea', it: 'Unione europea' },
  at: { de: 'Österreich', en: 'Austria', fr: 'Autriche', es: 'Austria', it: 'Austria' },
  ch: { de: 'Schweiz', en: 'Switzerland', fr: 'Suisse', es: 'Suiza', it: 'Svizzera' },
  fr: { de: 'Frankreich', en: 'France', fr: 'France', es: 'Francia', it: 'Francia' },
  es: { de: 'Spanien', en: 'Spain', fr: 'Espagne', es: 'España', it: 'Spagna' },
  us: { de: 'USA', en: 'United States', fr: 'États-Unis', es: 'Estados Unidos', it: 'Stati Uniti' },
} as const satisfies OfficeTexts

export const offices = phrases({
  ...territory,
  'office.de': {
    de: 'Deutsches Patent- und Markenamt (DPMA)',
    en: 'German Patent and Trade Mark Office (DPMA)',
    fr: 'Office allemand des brevets et des marques (DPMA)',
    es: 'Oficina Alemana de Patentes y Marcas (DPMA)',
    it: 'Ufficio tedesco brevetti e marchi (DPMA)',
  },
  'office.em': {
    de: 'Amt der Europäischen Union für geistiges Eigentum (EUIPO)',
    en: 'European Union Intellectual Property Office (EUIPO)',
    fr: 'Office de l’Union européenne pour la propriété intellectuelle (EUIPO)',
    es: 'Oficina de Propiedad Intelectual de la Unión Europea (EUIPO)',
    it: 'Ufficio dell’Unione europea per la proprietà intellettuale (EUIPO)',
  },
  'office.at': {
    de: 'Österreichisches Patentamt',
    en: 'Austrian Patent Office',
    fr: 'Office autrichien des brevets',
    es: 'Oficina Austriaca de Patentes',
    it: 'Ufficio brevetti austriaco',
  },
  'office.ch': {
    de: 'Eidgenössisches Institut für Geistiges Eigentum (IGE)',
    en: 'Swiss Federal Institute of Intellectual Property (IPI)',
    fr: 'Institut Fédéral de la Propriété Intellectuelle (IPI)',
    es: 'Instituto Federal Suizo de la Propiedad Intelectual (IPI)',
    it: 'Istituto Federale della Proprietà Intellettuale (IPI)',
  },
  'office.fr': {
    de: 'Institut national de la propriété industrielle (INPI)',
    en: 'National Institute of Industrial Property (INPI)',
    fr: 'Institut national de la propriété industrielle (INPI)',
    es: 'Instituto Nacional de la Propiedad Industrial de Francia (INPI)',
    it: 'Istituto nazionale della proprietà industriale francese (INPI)',
  },
  'office.es': {
    de: 'Spanisches Patent- und Markenamt (OEPM)',
    en: 'Spanish Patent and Trademark Office (OEPM)',
    fr: 'Office espagnol des brevets et des marques (OEPM)',
    es: 'Oficina Española de Patentes y Marcas (OEPM)',
    it: 'Ufficio spagnolo brevetti e marchi (OEPM)',
  },
  'office.us': {
    de: 'Patent- und Markenamt der Vereinigten Staaten (USPTO)',
    en: 'United States Patent and Trademark Office (USPTO)',
    fr: 'Office américain des brevets et des marques (USPTO)',
    es: 'Oficina de Patentes y Marcas de los Estados Unidos (USPTO)',
    it: 'Ufficio brevetti e marchi degli Stati Uniti (USPTO)',
  },
  'short.de': { de: 'DPMA', en: 'DPMA', fr: 'DPMA', es: 'DPMA', it: 'DPMA' },
  'short.em': { de: 'EUIPO', en: 'EUIPO', fr: 'EUIPO', es: 'EUIPO', it: 'EUIPO' },
  'short.at': { de: 'ÖPA', en: 'ÖPA', fr: 'ÖPA', es: 'ÖPA', it: 'ÖPA' },
  'short.ch': { de: 'IGE', en: 'IPI', fr: 'IPI', es: 'IPI', it: 'IPI' },
  'short.fr': { de: 'INPI', en: 'INPI', fr: 'INPI', es: 'INPI', it: 'INPI' },
  'short.es': { de: 'OEPM', en: 'OEPM', fr: 'OEPM', es: 'OEPM', it: 'OEPM' },
  'short.us': { de: 'USPTO', en: 'USPTO', fr: 'USPTO', es: 'USPTO', it: 'USPTO' },
})
