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
  /** The message as received. */
  raw: string
}
