/** One received call, without the conversation, because names under assessment must not be stored. */
export interface ReceivedCall {
  at: string
  model: string
  stream: boolean
  /** The names of the fields in the body. */
  fields: string[]
  outcome: string
}
