import { createSign, createVerify, type KeyObject } from 'node:crypto'

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value >>> 0
})

/** Returns the CRC-32 by ISO 3309, unsigned. `123456789` gives 3421780262. */
function checksum(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] as number) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

export interface Transmission {
  id: string
  time: string
  webhookId: string
}

const messageOf = ({ id, time, webhookId }: Transmission, body: Buffer): string => `${id}|${time}|${webhookId}|${checksum(body)}`

/** Signs the four parts with RSA PKCS#1 v1.5 and SHA-256. Returns the signature in base64. */
export const signTransmission = (transmission: Transmission, body: Buffer, key: KeyObject): string =>
  createSign('RSA-SHA256').update(messageOf(transmission, body)).sign(key, 'base64')

export const isSigned = (transmission: Transmission, body: Buffer, signature: string, key: KeyObject): boolean =>
  createVerify('RSA-SHA256').update(messageOf(transmission, body)).verify(key, signature, 'base64')
