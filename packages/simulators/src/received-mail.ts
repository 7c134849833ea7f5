/** An attached file. The mailbox keeps the content of the latest files, each once (`Mailbox.file`). */
export interface ReceivedFile {
  filename: string
  mediaType: string
  size: number
  /** Hexadecimal. */
  sha256: string
}

/** A mail as the simulated server accepted it. */
export interface ReceivedMail {
  id: string
  /** The envelope sender. */
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  headers: { key: string; value: string }[]
  receivedAt: string
  attachments: ReceivedFile[]
  /** The message as received, without the content of its attached files. */
  raw: string
}
