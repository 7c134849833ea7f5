import { Buffer } from 'node:buffer'
import { addDays } from '../../register/index.ts'
import { deliveryOf, isoWeek } from '../calendar.ts'
import type { Channel } from '../channel.ts'
import { createFeedHttp, type HttpParts } from './http.ts'

/** The calls of DPMAconnectPlus for a week, and the names of their zips. */
const weeklyCalls = [
  ['getBibliografischeDaten_angemeldet_XML_JPG', 'mar_bib_ang'],
  ['getBibliografischeDaten_eingetragen_XML_JPG_PDF', 'mar_bib_wvz_bil_eing'],
  ['getBibliografischeDaten_zurueckgewiesen_zurueckgenommen_XML_PDF', 'mar_bib_zur'],
] as const

/**
 * Opens an interface that needs a name and a password. The addresses of its files follow from the week, because it
 * offers no list (de).
 */
export function openDatedFiles(parts: HttpParts): Channel {
  const http = createFeedHttp(parts)
  const { url, user, password } = parts.settings
  const headers: Record<string, string> =
    user === null ? {} : { Authorization: `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}` }
  const base = url.href.replace(/\/*$/, '/')
  return {
    list: async ({ from, until }) => {
      const days = []
      for (let friday = deliveryOf('weekly', from); friday <= until; friday = addDays(friday, 7)) days.push(friday)
      return days.flatMap((day) => {
        const week = isoWeek(day)
        return weeklyCalls.map(([call, name]) => ({
          name: `${name}_${week}.zip`,
          day,
          locator: `${base}${call}/${week}`,
          size: null,
          checksum: null,
          checksumFile: null,
          stamp: '',
          isListed: false,
        }))
      })
    },
    open: ({ locator }, at, signal) => http.file(new URL(locator), { headers }, at, signal),
    close: async () => {},
  }
}
