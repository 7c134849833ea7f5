/** A mail as the simulated server accepted it. */
export interface ReceivedMail {
  id: string
  /** Of the envelope. */
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  headers: { key: string; value: string }[]
  receivedAt: string
  /** As it came over the wire. */
  raw: string
}
