import ssh2 from 'ssh2'
import { expect, it } from 'vitest'
import { drawSshKey } from './ssh-key.ts'

it('draws keys that can be read, whatever bytes they start with', () => {
  // About eight of 2,000 keys start with a zero.
  const keys = Array.from({ length: 2_000 }, drawSshKey)
  for (const key of keys) {
    expect(ssh2.utils.parseKey(key.private)).not.toBeInstanceOf(Error)
    // A length of four bytes, the type, a length, and 32 bytes of the key (RFC 8709, section 4).
    expect(key.public.getPublicSSH()).toHaveLength(4 + 'ssh-ed25519'.length + 4 + 32)
  }
})
