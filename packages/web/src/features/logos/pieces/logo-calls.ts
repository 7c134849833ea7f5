import { type Client, extendClient } from '@marklot/contracts'
import type { PartLook, PictureBox } from '@marklot/contracts/logos'
import { logosEndpoints } from '@marklot/contracts/logos-endpoints'
import { createContext, use } from 'react'
import { type Api, type QueryHolder, useApiQuery } from '../../../lib/api.tsx'

const table = { logos: logosEndpoints }

/** Returns the calls of uploaded logos, loaded with the code that needs them instead of on every first visit. */
export const logosOf = (api: Api): Client<typeof table>['logos'] => extendClient(api, table).logos

/**
 * Gives the address of a part of a searched logo that the reader did not upload: the logo of a shared result, or that
 * of a mark. Null for the reader's own upload.
 */
export const PublicLogo = createContext<((box: PictureBox, as?: PartLook) => string) | null>(null)

const wholePicture = { x: 0, y: 0, width: 1, height: 1 }

/**
 * Returns the reader's own logo as an address that a picture can show. The page's policy allows no object addresses.
 */
export function useLogo(id: string | null): QueryHolder<string> {
  const shared = use(PublicLogo)
  const own = useApiQuery(
    ['logos', id],
    async (api, options) => dataAddress(await logosOf(api).picture({ params: { id: id ?? '' } }, options)),
    { enabled: id !== null && shared === null, staleTime: Number.POSITIVE_INFINITY },
  )
  return shared === null ? own : { ...own, object: shared(wholePicture) }
}

/** Returns a part of the reader's own logo, cut out of its background on request; see `useLogo`. */
export function useLogoPart(id: string | null, box: PictureBox, as?: PartLook): QueryHolder<string> {
  const shared = use(PublicLogo)
  const own = useApiQuery(
    ['logos', id, box, as],
    async (api, options) => dataAddress(await logosOf(api).part({ params: { id: id ?? '' }, query: { ...box, as } }, options)),
    { enabled: id !== null && shared === null, staleTime: Number.POSITIVE_INFINITY },
  )
  return shared === null ? own : { ...own, object: shared(box, as) }
}

/** The parts of the reader's own picture that may be the logo; empty for other pictures, and while they are unknown. */
export function useSuggestedFrames(id: string | null): readonly PictureBox[] {
  const isOwn = use(PublicLogo) === null
  const { object } = useApiQuery(
    ['logos', id, 'frames'],
    async (api, options) => (await logosOf(api).frames({ params: { id: id ?? '' } }, options)).frames,
    { enabled: id !== null && isOwn, staleTime: Number.POSITIVE_INFINITY },
  )
  return object ?? []
}

const boxValues = ({ x, y, width, height }: PictureBox, as?: PartLook) =>
  `x=${x}&y=${y}&width=${width}&height=${height}${as ? `&as=${as}` : ''}`

/** Returns the address of a part of a mark's picture. */
export const markPartAddress = (brandId: string, box: PictureBox, as?: PartLook): string =>
  `/api/v1/Brands/${brandId}/logo/part?${boxValues(box, as)}`

/** Returns the address of a part of a shared result's logo. */
export const sharedPartAddress = (token: string, box: PictureBox, as?: PartLook): string =>
  `/api/v1/StoredBrandQueries/links/${encodeURIComponent(token)}/logo?${boxValues(box, as)}`

/** Returns a file as a `data:` address. */
export function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
