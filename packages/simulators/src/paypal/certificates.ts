import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto'

/** The certificates of the simulator: a root for the client's trust store, an issuer, and the key that signs events. */
export interface Certificates extends Signer {
  /** PEM of the root, for the client's trust store. */
  root: string
  publicKey: KeyObject
  /** Signers of forged events: one below an unknown root, and an authority that signs messages itself. */
  forgers: Readonly<Record<Forger, () => Signer>>
}
export type Forger = 'strangeCertificate' | 'authorityCertificate'

export interface Signer {
  /** PEM of the signing certificate followed by its issuer, as the server sends it. */
  chain: string
  /** The name of the served file in its address. Every start makes a new one, because the keys are new. */
  name: string
  key: KeyObject
}

// Tests move the simulator's clock by years, so the certificates are valid for all of them.
const validFrom = '200101000000Z'
const validTo = '491231235959Z'
const organisation = 'Payment simulator of this machine'

export function createCertificates(): Certificates {
  const own = createChain('Simulated root')
  const signer = own.issue('leaf')
  return {
    ...signer,
    root: own.root,
    publicKey: new X509Certificate(signer.chain).publicKey,
    forgers: {
      strangeCertificate: once(() => createChain('Unknown root').issue('leaf')),
      authorityCertificate: once(() => own.issue('authority')),
    },
  }
}

/**
 * Returns a function that makes a key only once. Making keys takes a while, so those of forged events are made on first
 * use.
 */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const nameOf = (): string => `CERT-${randomBytes(4).toString('hex')}-${randomBytes(4).toString('hex')}`

function createChain(rootName: string): { root: string; issue(kind: 'leaf' | 'authority'): Signer } {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuerName = `${rootName}: issuer`
  const rootPem = certificate(rootName, root.publicKey, { name: rootName, ...root }, authority)
  const issuerPem = certificate(issuerName, issuer.publicKey, { name: rootName, ...root }, authority)
  const host = 'messageverificationcerts.simulator.test'
  return {
    root: rootPem,
    issue: (kind) => {
      const { publicKey, privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
      const extensions = kind === 'leaf' ? endEntity(host) : authority
      return { chain: certificate(host, publicKey, { name: issuerName, ...issuer }, extensions) + issuerPem, name: nameOf(), key }
    },
  }
}

interface Issuer {
  name: string
  publicKey: KeyObject
  privateKey: KeyObject
}

/** Returns an X.509 certificate of version 3 (RFC 5280, 4.1), signed with ECDSA and SHA-256. */
function certificate(subject: string, key: KeyObject, issuer: Issuer, extensions: readonly Buffer[]): string {
  const serial = randomBytes(12)
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x01
  const algorithm = sequence(objectId(1, 2, 840, 10045, 4, 3, 2))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    algorithm,
    distinguishedName(issuer.name),
    sequence(der(0x17, Buffer.from(validFrom)), der(0x17, Buffer.from(validTo))),
    distinguishedName(subject),
    key.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions, ...identifiers(key, issuer.publicKey))),
  )
  const whole = sequence(body, algorithm, bitString(sign('sha256', body, issuer.privateKey)))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)
const bitString = (content: Buffer): Buffer => der(0x03, Buffer.from([0]), content)

function objectId(first: number, second: number, ...rest: number[]): Buffer {
  const bytes = [first * 40 + second]
  for (const part of rest) {
    const groups = [part & 0x7f]
    for (let left = part >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80)
    bytes.push(...groups)
  }
  return der(0x06, Buffer.from(bytes))
}

const attribute = (id: Buffer, text: string): Buffer => der(0x31, sequence(id, der(0x0c, Buffer.from(text))))
const distinguishedName = (commonName: string): Buffer =>
  sequence(attribute(objectId(2, 5, 4, 10), organisation), attribute(objectId(2, 5, 4, 3), commonName))

const yes = der(0x01, Buffer.from([0xff]))
const extension = (id: Buffer, isCritical: boolean, value: Buffer): Buffer =>
  sequence(id, ...(isCritical ? [yes] : []), der(0x04, value))
/** Basic constraints and key usage: signs certificates. */
const authority: readonly Buffer[] = [
  extension(objectId(2, 5, 29, 19), true, sequence(yes)),
  extension(objectId(2, 5, 29, 15), true, der(0x03, Buffer.from([1, 0x06]))),
]
/** Basic constraints, key usage "digital signature", and the host as alternative name. */
const endEntity = (host: string): readonly Buffer[] => [
  extension(objectId(2, 5, 29, 19), true, sequence()),
  extension(objectId(2, 5, 29, 15), true, der(0x03, Buffer.from([7, 0x80]))),
  extension(objectId(2, 5, 29, 17), false, sequence(der(0x82, Buffer.from(host)))),
]
/** Returns the identifiers of the key and of its issuer's key (RFC 5280, 4.2.1.1 and 4.2.1.2). */
const identifiers = (own: KeyObject, issuer: KeyObject): readonly Buffer[] => [
  extension(objectId(2, 5, 29, 14), false, der(0x04, keyIdentifier(own))),
  extension(objectId(2, 5, 29, 35), false, sequence(der(0x80, keyIdentifier(issuer)))),
]
const keyIdentifier = (key: KeyObject): Buffer =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest()
    .subarray(0, 20)
