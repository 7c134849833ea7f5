import type { Handlers } from '../accounts/index.ts'
import type { Capability } from '../platform/capability.ts'
import { uploadedLogosPrefix } from '../platform/object-store-keys.ts'
import { defineRecurringTask } from '../platform/tasks.ts'
import { openPictureDecoder } from './decode/picture-decoder.ts'
import { type DescribingParts, logoDescribing } from './describe-register.ts'
import { personalLogos } from './personal-data.ts'
import { presentUpload, reachLogo, readLogo, removeLogo, storeLogo, sweepLogos, type UploadsContext } from './uploads.ts'

export { type StoredLogo, storedLogos } from './uploads.store.ts'
export { presentLogo, reachLogo } from './uploads.ts'

type LogosParts = Omit<UploadsContext, 'decoder'> & DescribingParts

/** Opens what concerns logos: uploads, and the description of the register's pictures. */
export function openLogos(parts: LogosParts): Capability<Pick<Handlers, 'logos'>> {
  const context: UploadsContext = { ...parts, decoder: openPictureDecoder() }
  return {
    handlers: { logos: logosHandlers(context) },
    recurring: [
      logoDescribing(parts),
      defineRecurringTask({ name: 'logos.sweep', queue: 'default', run: (signal) => sweepLogos(context, signal) }),
    ],
    personalData: async (subject) =>
      subject.kind === 'account' ? { sections: { uploadedLogos: await personalLogos(context, subject.id) } } : null,
    onErase: async (_, { accountIds }) => accountIds.map(uploadedLogosPrefix),
    close: () => context.decoder.close(),
  }
}

function logosHandlers(context: UploadsContext): Handlers['logos'] {
  const { pool } = context
  return {
    upload: async ({ body }, { member }) =>
      presentUpload(context, await storeLogo(context, (await member()).account.id, body.files.logo.bytes)),
    picture: async ({ params }, { member }) => readLogo(context, await reachLogo(pool, (await member()).accountIds, params.id)),
    remove: async ({ params }, { member }) => {
      await removeLogo(context, await reachLogo(pool, (await member()).accountIds, params.id))
      return null
    },
  }
}
