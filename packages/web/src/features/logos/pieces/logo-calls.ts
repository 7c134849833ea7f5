import { type Client, extendClient } from '@marklot/contracts'
import type { PartLook, PictureBox } from '@marklot/contracts/logos'
import { logosEndpoints } from '@marklot/contracts/logos-endpoints'
import { type Api, type QueryHolder, useApiQuery } from '../../../lib/api.tsx'

const table = { logos: logosEndpoints }

/** The calls of uploaded logos, loaded with what needs them instead of every first visit. */
export const logosOf = (api: Api): Client<typeof table>['logos'] => extendClient(api, table).logos

/** An own logo as an address that a picture can show; the policy of the page allows no addresses of objects. */
export const useLogo = (id: string | null): QueryHolder<string> =>
  useApiQuery(
    ['logos', id],
    async (api, options) => dataAddress(await logosOf(api).picture({ params: { id: id ?? '' } }, options)),
    { enabled: id !== null, staleTime: Number.POSITIVE_INFINITY },
  )

/** A part of an own logo, on request cut out of its ground; see `useLogo`. */
export const useLogoPart = (id: string, box: PictureBox, as?: PartLook): QueryHolder<string> =>
  useApiQuery(
    ['logos', id, box, as],
    async (api, options) => dataAddress(await logosOf(api).part({ params: { id }, query: { ...box, as } }, options)),
    { staleTime: Number.POSITIVE_INFINITY },
  )

/** Where the browser finds a part of a mark's picture. */
export const markPartAddress = (brandId: string, { x, y, width, height }: PictureBox, as?: PartLook): string =>
  `/api/v1/Brands/${brandId}/logo/part?x=${x}&y=${y}&width=${width}&height=${height}${as ? `&as=${as}` : ''}`

/** A file as a `data:` address. */
export function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
