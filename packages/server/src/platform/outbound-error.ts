/** Why a call failed. `network` includes unresolvable names and broken TLS. */
export type OutboundFault = 'address' | 'redirect' | 'size' | 'timeout' | 'network'

export class OutboundError extends Error {
  constructor(
    readonly fault: OutboundFault,
    service: string,
    options?: { cause?: unknown },
  ) {
    super(`The call to ${service} failed: ${sentences[fault]}`, options)
    this.name = 'OutboundError'
  }
}
const sentences: Record<OutboundFault, string> = {
  address: 'its address is not a public https address and not in OUTBOUND_ALLOW.',
  redirect: 'it was answered by a redirect.',
  size: 'the reply is too large.',
  timeout: 'no complete reply arrived in time.',
  network: 'the connection broke or was not established.',
}
