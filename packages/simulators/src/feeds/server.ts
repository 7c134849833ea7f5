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
  ftps: string
  sftp: string
  /** The certificate of the FTPS server. */
  certificate: string
  /** Host key of the SFTP server, `SHA256:…`. */
  hostKey: string
  /** The private key of a client that may sign in to the SFTP server. */
  clientKey: string
  /** A private key that the SFTP server does not know. */
  strangeKey: string
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
    ftps: ftp.secureUrl,
    certificate: ftp.certificate,
    sftp: sftp.url,
    clientKey: sftp.clientKey,
    strangeKey: sftp.strangeKey,
    hostKey: sftp.hostKey,
    signIn: simulatedSignIn,
    close: async () => {
      await Promise.all([http, ftp, sftp].map((server) => server.close()))
    },
  }
}
