import { decimalYear } from './calendar.ts'
import type { SampleOffice } from './sample-office.ts'

type Curve = readonly (readonly [year: number, number: number])[]

/**
 * Interpolates linearly between known points of an office's numbering (office-feed reference, section 5) and
 * extrapolates at the end.
 */
function along(curve: Curve, year: number): number {
  let index = 1
  while (index < curve.length - 1 && year >= (curve[index]?.[0] ?? 0)) index++
  const [fromYear, from] = curve[index - 1] ?? [0, 0]
  const [toYear, to] = curve[index] ?? [1, 0]
  return Math.floor(from + ((year - fromYear) / (toYear - fromYear)) * (to - from))
}

const emApplications: Curve = [
  [1996.25, 1000],
  [2000, 1_450_000],
  [2005, 4_230_000],
  [2010, 8_790_000],
  [2015, 13_600_000],
  [2018.9, 17_990_000],
  [2020.32, 18_229_838],
  [2026.62, 19_204_581],
  [2032, 20_200_000],
]
const frApplications: Curve = [
  [2000, 3_000_000],
  [2000.6, 3_046_121],
  [2012.45, 3_929_829],
  [2019.8, 4_594_569],
  [2024.31, 5_049_895],
  [2032, 5_800_000],
]
const esApplications: Curve = [
  [1950, 220_000],
  [1990, 1_550_000],
  [2000, 2_285_000],
  [2010, 2_908_000],
  [2020.23, 4_061_258],
  [2032, 4_700_000],
]
const deOldRegistrations: Curve = [
  [1950, 600_000],
  [1974.4, 919_224],
  [1991, 1_190_000],
]
const deLateRegistrations: Curve = [
  [1991, 2_000_000],
  [1995, 2_099_000],
]
const chRegistrations: Curve = [
  [1950, 130_000],
  [2000, 470_000],
  [2013.2, 641_074],
  [2020.2, 742_118],
  [2032, 930_000],
]
const atRegistrations: Curve = [
  [1950, 30_000],
  [2016.9, 292_442],
  [2032, 360_000],
]
const usRegistrations: Curve = [
  [1950, 520_000],
  [1974, 976_000],
  [1989, 1_520_000],
  [2000, 2_310_000],
  [2010, 3_730_000],
  [2020, 5_950_000],
  [2025, 7_650_000],
  [2032, 9_900_000],
]
/** USPTO series codes by the years of their use. */
const usSeries: readonly (readonly [from: number, to: number, series: number])[] = [
  [1956, 1973.67, 72],
  [1973.67, 1989.88, 73],
  [1989.88, 1995.75, 74],
  [1995.75, 2000.22, 75],
  [2000.22, 2006.7, 78],
  [2006.7, 2010.3, 77],
  [2010.3, 2014.24, 85],
  [2014.24, 2016.65, 86],
  [2016.65, 2018.45, 87],
  [2018.45, 2020.48, 88],
  [2020.48, 2021.6, 90],
  [2021.6, 2023.45, 97],
  [2023.45, 2025.05, 98],
  [2025.05, 2036, 99],
]

const pad = (value: number, length: number): string => String(value).padStart(length, '0')

/**
 * Returns a running number within its year. The yearly volume grows with the sample, so that every mark has its own
 * number.
 */
function runningNumber(year: number, volume: number, size: number): number {
  return Math.floor((year % 1) * Math.max(volume, size * 0.8))
}

/**
 * Returns the check digit that ends a German application number. DPMA does not publish its rule. This one weights the
 * digits 1, 2, 3 … and takes the sum modulo 10.
 */
export function germanCheckDigit(digits: string): number {
  let sum = 0
  for (let index = 0; index < digits.length; index++) sum += (index + 1) * Number(digits[index])
  return sum % 10
}

/** The numbers of a mark at its office. `registration` is the number after registration, if it differs. */
export interface MarkNumbers {
  application: string
  registration?: string
}

/**
 * Returns the numbers of a mark filed at this time (days since 1970 with a fraction). Later filings get greater
 * numbers, and two filings at one office never share one.
 * @param size the number of the office's marks in the sample
 */
export function numbersAt(
  office: SampleOffice,
  filedAt: number,
  size: number,
  isMadridDesignation: boolean,
  letter: string,
): MarkNumbers {
  const time = decimalYear(filedAt)
  const year = Math.floor(time)
  switch (office) {
    case 'de':
      return germanNumbers(time, year, size, letter)
    case 'em':
      return { application: pad(along(emApplications, time), 9) }
    case 'us': {
      // Registrations of intent-to-use and Madrid filings interleave. One number per filing keeps them distinct.
      const registration = pad(along(usRegistrations, time + 1.1), 7)
      if (isMadridDesignation)
        return { application: pad(79_000_000 + Math.floor(((time - 2003.8) / 36) * 999_000), 8), registration }
      const [from, to, series] = usSeries.find((entry) => time < entry[1]) ?? [2025.05, 2036, 99]
      return { application: pad(series * 1_000_000 + Math.floor(((time - from) / (to - from)) * 999_999), 8), registration }
    }
    case 'fr':
      if (year >= 2000) return { application: String(along(frApplications, time)) }
      if (year >= 1992)
        return { application: `${pad(year % 100, 2)}${400_000 + Math.min(599_999, runningNumber(time, 120_000, size))}` }
      return { application: String(100_000 + Math.floor(((time - 1950) / 42) * 899_000)) }
    case 'es':
      return { application: `${letter <= 'B' ? 'N' : 'M'}${pad(along(esApplications, time), 7)}` }
    case 'ch': {
      const registration = along(chRegistrations, time + 0.3)
      const running = runningNumber(time, 17_000, size) + 1
      return {
        application: year >= 2000 ? `${50_000 + running}/${year}` : `${running}/${year}`,
        registration: registration < 500_000 ? `P-${registration}` : String(registration),
      }
    }
    case 'at': {
      const running = runningNumber(time, 6_000, size) + 1
      return {
        application: year >= 2010 ? `${50_000 + running}/${year}` : `${running}/${year}`,
        registration: pad(along(atRegistrations, time + 0.3), 6),
      }
    }
  }
}

function germanNumbers(time: number, year: number, size: number, letter: string): MarkNumbers {
  if (year >= 2008) {
    const registration = `30${year}${pad(Math.min(999_999, 100_000 + runningNumber(time, 130_000, size)), 6)}`
    return { application: registration + germanCheckDigit(registration), registration }
  }
  if (year >= 1995) {
    const registration = `3${pad(year % 100, 2)}${pad(Math.min(99_999, runningNumber(time, 80_000, size)), 5)}`
    return { application: registration + germanCheckDigit(registration), registration }
  }
  const curve = time < 1991 ? deOldRegistrations : deLateRegistrations
  return {
    application: `${letter}${10_000 + Math.floor(((time - 1950) / 45) * 89_999)}`,
    registration: String(along(curve, time)),
  }
}
