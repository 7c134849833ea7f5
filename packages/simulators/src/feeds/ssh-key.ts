import ssh2, { type ParsedKey } from 'ssh2'

/** A key pair of an SSH host or client. */
export interface SshKey {
  /** In OpenSSH's format. */
  private: string
  public: ParsedKey
}

/**
 * Draws an Ed25519 key pair that `ssh2` itself can read. The library drops all zeros in front of a key that it
 * generates, so that one key of 256 lacks a byte (github.com/mscdex/ssh2/issues/1390). Such a key is drawn again.
 */
export function drawSshKey(): SshKey {
  for (;;) {
    const drawn = ssh2.utils.generateKeyPairSync('ed25519')
    const [publicKey, privateKey] = [ssh2.utils.parseKey(drawn.public), ssh2.utils.parseKey(drawn.private)]
    if (!(publicKey instanceof Error) && !(privateKey instanceof Error)) return { private: drawn.private, public: publicKey }
  }
}
