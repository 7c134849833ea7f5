import type { Channel } from '../channel.ts'
import { feedProfiles } from '../profiles.ts'
import { openBulkListing } from './bulk-listing.ts'
import { openDatedFiles } from './dated-files.ts'
import { openFolderPage } from './folder-page.ts'
import { openFtp } from './ftp.ts'
import type { HttpParts } from './http.ts'
import { openQueryPages } from './query-pages.ts'
import { openSftp } from './sftp.ts'

/** Opens the configured channel to an office's files. It does not connect yet. */
export function openChannel(parts: HttpParts): Channel {
  const { settings } = parts
  const profile = feedProfiles[settings.office]
  if (settings.kind === 'sftp') return openSftp(settings, profile)
  if (settings.kind !== 'https') return openFtp(settings, profile)
  switch (profile.over) {
    case 'bulkListing':
      return openBulkListing(parts, profile)
    case 'datedFiles':
      return openDatedFiles(parts)
    case 'queryPages':
      return openQueryPages(parts)
    case 'folderPage':
      return openFolderPage(parts, profile)
  }
}
