import { startFtpOffice } from './ftp-office.ts'
import { simulatedSignIn, startHttpOffice } from './http-office.ts'
import { startSftpOffice } from './sftp-office.ts'
import { createShelf, type Shelf } from './shelf.ts'

/** The servers of simulated offices on this machine, over one shelf of files. */
export interface FeedSimulator {
  shelf: Shelf
  /** Base addresses. */
  https: string
  ftp: string
  sftp: string
  /** Host key of the SFTP server, `SHA256:…`. */
  hostKey: string
  signIn: typeof simulatedSignIn
  close(): Promise<void>
}

export async function startFeedSimulator(now: () => Date): Promise<FeedSimulator> {
  const shelf = createShelf(now)
  const [http, ftp, sftp] = await Promise.all([startHttpOffice(shelf), startFtpOffice(shelf), startSftpOffice(shelf)])
  return {
    shelf,
    https: http.url,
    ftp: ftp.url,
    sftp: sftp.url,
    hostKey: sftp.hostKey,
    signIn: simulatedSignIn,
    close: async () => {
      await Promise.all([http, ftp, sftp].map((server) => server.close()))
    },
  }
}
