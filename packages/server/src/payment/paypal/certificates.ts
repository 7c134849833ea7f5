import { type KeyObject, X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import type { Clock } from '../../platform/clock.ts'
import { type Outbound, OutboundError } from '../../platform/outbound.ts'
import { ProviderAway } from '../provider.ts'
import type { PayPalSettings } from './settings.ts'

/** The certificates that sign webhooks, by their addresses. */
export interface Certificates {
  /**
   * Returns the public key of a certificate that PayPal serves and that a trusted root has signed, directly or through
   * others; null for any other certificate.
   * @throws ProviderAway when PayPal cannot be reached
   */
  keyAt(url: string): Promise<KeyObject | null>
}

const path = /^\/v1\/notifications\/certs\/[A-Za-z0-9._-]+$/
const longestChain = 6
/** Attackers can choose the address, so the number of remembered certificates is bounded. */
const mostRemembered = 20
/** How long a certificate is trusted until it is fetched again, in milliseconds. */
const memory = 24 * 3_600_000

export function openCertificates({
  settings,
  outbound,
  clock,
}: {
  settings: Pick<PayPalSettings, 'certificateOrigins' | 'certificateRoots'>
  outbound: Outbound
  clock: Clock
}): Certificates {
  const known = new Map<string, { leaf: X509Certificate; until: number }>()
  const roots = new LazyRoots(settings.certificateRoots)
  const fetchChain = async (url: URL): Promise<X509Certificate[]> => {
    const reply = await outbound.call(url, { service: 'PayPal', timeout: 10_000, largestReply: 65_536 }).catch((error) => {
      // A redirect or an endless answer is not a certificate.
      if (error instanceof OutboundError && (error.fault === 'redirect' || error.fault === 'size')) return null
      throw new ProviderAway('paypal', null, { cause: error })
    })
    if (reply === null) return []
    if (!reply.ok) {
      if (reply.status >= 500 || reply.status === 429) throw new ProviderAway('paypal', reply.status)
      return []
    }
    return certificatesIn(await reply.text())
  }
  return {
    keyAt: async (address) => {
      const url = acceptableUrl(address, settings.certificateOrigins)
      if (!url) return null
      const now = clock.now()
      const remembered = known.get(url.href)
      if (remembered && now.getTime() < remembered.until && isValidAt(remembered.leaf, now)) return remembered.leaf.publicKey
      const chain = await fetchChain(url)
      const [leaf] = chain
      // The certificates of authorities sign certificates, not messages.
      if (!leaf || leaf.ca || !isTrusted(chain, roots, now)) return null
      if (known.size >= mostRemembered) known.clear()
      known.set(url.href, { leaf, until: now.getTime() + memory })
      return leaf.publicKey
    },
  }
}

/**
 * Returns the address if it may be fetched: only on PayPal's own hosts, over the configured scheme, and below the
 * folder of certificates.
 */
function acceptableUrl(address: string, origins: readonly string[]): URL | null {
  if (address.length > 500 || !URL.canParse(address)) return null
  const url = new URL(address)
  const isOurs = origins.includes(url.origin) && url.username === '' && url.password === ''
  return isOurs && path.test(url.pathname) && url.search === '' && url.hash === '' ? url : null
}

function certificatesIn(text: string): X509Certificate[] {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  try {
    return blocks.slice(0, longestChain).map((block) => new X509Certificate(block))
  } catch {
    return []
  }
}

const isValidAt = ({ validFrom, validTo }: X509Certificate, now: Date): boolean =>
  Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo)

/**
 * Returns whether each certificate is signed by the next, and the last one by a trusted root, and whether all are valid
 * now.
 */
function isTrusted(chain: readonly X509Certificate[], roots: LazyRoots, now: Date): boolean {
  const remaining = [...chain.slice(1)]
  let current = chain[0]
  while (current && isValidAt(current, now)) {
    if (roots.issuerOf(current, now)) return true
    const index = remaining.findIndex((one) => isIssuer(one, current as X509Certificate))
    current = index < 0 ? undefined : remaining.splice(index, 1)[0]
  }
  return false
}

const isIssuer = (issuer: X509Certificate, subject: X509Certificate): boolean =>
  issuer.ca && subject.checkIssued(issuer) && subject.verify(issuer.publicKey)

/** The trusted roots. The system has many, so they are read at first use. */
class LazyRoots {
  #roots: X509Certificate[] | null = null
  constructor(private readonly pem: string | null) {}

  issuerOf(subject: X509Certificate, now: Date): X509Certificate | undefined {
    this.#roots ??= this.pem === null ? rootCertificates.map((one) => new X509Certificate(one)) : certificatesIn(this.pem)
    return this.#roots.find((root) => isValidAt(root, now) && isIssuer(root, subject))
  }
}
