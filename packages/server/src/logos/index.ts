import type { Handlers } from '../accounts/index.ts'
import type { Capability } from '../platform/capability.ts'
import type { Jobs } from '../platform/jobs.ts'
import { uploadedLogosPrefix } from '../platform/object-store-keys.ts'
import { openPictureDecoder } from './decode/picture-decoder.ts'
import type { DescribingParts } from './describe-register.ts'
import { personalLogos } from './personal-data.ts'
import { framesOfUpload, partOfMark, partOfUpload, pictureOfMark } from './picture-parts.ts'
import { openSearchedLogos, type SearchedLogos } from './searched-logos.ts'
import { logosTasks } from './tasks.ts'
import { type LogoThread, openLogoThread } from './thread/logo-thread.ts'
import { presentUpload, reachLogo, readLogo, removeLogo, storeLogo, type UploadsContext } from './uploads.ts'

export { lineColumns } from './line-columns.ts'
export {
  type DrawnLine,
  type LogoMatches,
  type LogoOptions,
  type SearchedLogos,
  thumbnailAt,
  wholeLogo,
} from './searched-logos.ts'
export { type LineColumn, lineWidth } from './thread/draw-line.ts'
export { type StoredLogo, storedLogos } from './uploads.store.ts'
export { type LogoPicture, pictureOfLogo, presentLogo, reachLogo } from './uploads.ts'

type LogosParts = Omit<UploadsContext, 'decoder'> & DescribingParts & { jobs: Jobs }

/** Opens the logos: uploads, and the description of the register's pictures. */
export function openLogos(parts: LogosParts): Capability<Pick<Handlers, 'logos'>> & { searched: SearchedLogos } {
  const context: LogosParts & UploadsContext = { ...parts, decoder: openPictureDecoder() }
  const thread = openLogoThread()
  return {
    handlers: { logos: logosHandlers(context, thread) },
    searched: openSearchedLogos(context, thread),
    recurring: logosTasks(context),
    personalData: async (subject) =>
      subject.kind === 'account' ? { sections: { uploadedLogos: await personalLogos(context, subject.id) } } : null,
    onErase: async (_, { accountIds }) => accountIds.map(uploadedLogosPrefix),
    close: async () => {
      await context.decoder.close()
      await thread.close()
    },
  }
}

function logosHandlers(context: UploadsContext, thread: LogoThread): Handlers['logos'] {
  const { pool } = context
  return {
    upload: async ({ body }, { member }) =>
      presentUpload(context, await storeLogo(context, (await member()).account.id, body.files.logo.bytes)),
    picture: async ({ params }, { member }) => readLogo(context, await reachLogo(pool, (await member()).accountIds, params.id)),
    part: async ({ params, query }, { member }) =>
      partOfUpload(context, thread, await reachLogo(pool, (await member()).accountIds, params.id), query),
    frames: async ({ params }, { member }) =>
      framesOfUpload(context, thread, await reachLogo(pool, (await member()).accountIds, params.id)),
    ofMark: ({ params, query }) => partOfMark(context, thread, params.id, query),
    searchMark: async ({ params }, { member }) => {
      const { account } = await member()
      return presentUpload(context, await storeLogo(context, account.id, await pictureOfMark(context, params.id)))
    },
    remove: async ({ params }, { member }) => {
      await removeLogo(context, await reachLogo(pool, (await member()).accountIds, params.id))
      return null
    },
  }
}
