/** One received call, without the conversation: names under assessment are kept nowhere. */
export interface ReceivedCall {
  at: string
  model: string
  stream: boolean
  /** The fields of the body. */
  fields: string[]
  outcome: string
}
