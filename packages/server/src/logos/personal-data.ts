import { uploadedLogoKey } from '../platform/object-store-keys.ts'
import { logosOf } from './uploads.store.ts'
import { presentUpload, type UploadsContext } from './uploads.ts'

/** Returns the uploaded logos of an account with their pictures, for the export of personal data. */
export async function personalLogos(context: UploadsContext, accountId: string): Promise<unknown[]> {
  const logos: unknown[] = []
  for (const logo of await logosOf(context.pool, accountId)) {
    const picture = await context.objectStore.get(uploadedLogoKey(logo))
    logos.push({
      ...(await presentUpload(context, logo)),
      mediaType: picture?.contentType ?? null,
      base64: picture?.body.toString('base64') ?? null,
    })
  }
  return logos
}
