import { phrases } from './phrase.ts'
import { stationsFiling } from './stations-filing.ts'
import { stationsNames } from './stations-names.ts'
import { stationsOffices } from './stations-offices.ts'

/** The open stations of Brand-Pilot. */
export const stations = phrases({ ...stationsNames, ...stationsOffices, ...stationsFiling })
