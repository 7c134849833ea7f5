import type { Area } from './area.ts'
import { consumables } from './consumables.ts'
import { general } from './general.ts'
import { praise } from './praise.ts'
import { services } from './services.ts'
import { things } from './things.ts'

/** All fields of descriptive and laudatory words. Our own work by field of goods, not taken from decisions. */
export const areas: readonly Area[] = [...praise, ...general, ...consumables, ...things, ...services]
