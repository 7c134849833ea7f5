import type { Day } from './calendar.ts'
import type { ClassGoods } from './goods.ts'
import type { LifeState } from './life.ts'
import type { Owner, Representative } from './owners.ts'
import type { SampleOffice } from './sample-office.ts'

/** The kind of the sign, independent of the office's word for it. */
export type SampleMarkKind = 'word' | 'combined' | 'figurative' | 'shape' | 'sound' | 'colour' | 'position' | 'motion'

/** A drawn sign: the picture as SVG and how classifiers describe it. */
export interface Drawing {
  svg: string
  /** Vienna Classification, `nn.nn.nn`, ascending. */
  vienna: string[]
  /** USPTO design search codes, six digits. */
  designCodes: string[]
  /** A description of the mark in English, as offices publish it. */
  description: string
  /** English names of the colours. */
  colours: string[]
  format: 'png' | 'jpg'
  isTransparent: boolean
}

/** One mark of one office as its register shows it on `asOf`, with everything the office's writer needs. */
export interface SampleMark {
  office: SampleOffice
  /** Position in the office's filing order, from 0. */
  rank: number
  asOf: Day
  applicationNumber: string
  /** The office's register number once it is registered, where the office has one. */
  registrationNumber?: string
  name?: string
  kind: SampleMarkKind
  /** Mostly individual; collective and certification marks are rarer. */
  category: 'Individual' | 'Collective' | 'Certification'
  life: LifeState
  /** One to six, ascending by class. */
  goods: ClassGoods[]
  drawing?: Drawing
  owner: Owner
  /** Earlier owners, newest first, one for each recorded transfer. */
  formerOwners: Owner[]
  representative?: Representative
  /**
   * The language of texts that the office keeps in one language (`de`, `fr` or `it` in ch; the filing language in em).
   */
  language: 'de' | 'en' | 'fr' | 'es' | 'it'
  /** Registered on the basis of acquired distinctiveness. */
  hasAcquiredDistinctiveness: boolean
  /** A designation of the office in an international registration. */
  isMadridDesignation: boolean
  /** A stable number from 0 (inclusive) to 1 (exclusive) for minor choices of the writers. */
  salt: number
}
