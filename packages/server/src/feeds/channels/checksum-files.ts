import type { Algorithm, RemoteFile } from '../channel.ts'

const algorithms: readonly Algorithm[] = ['sha512', 'sha256', 'sha1', 'md5']

/**
 * Assigns to each file the checksum file next to it, such as `name.zip.sha256` or `name.zip.md5`. Prefers the strongest
 * checksum.
 */
export function withChecksumFiles(
  files: readonly RemoteFile[],
  names: readonly string[],
  locatorOf: (name: string, beside: RemoteFile) => string,
): RemoteFile[] {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]))
  return files.map((file) => {
    if (file.checksum !== null) return file
    for (const algorithm of algorithms) {
      const name = known.get(`${file.name}.${algorithm}`.toLowerCase())
      if (name !== undefined) return { ...file, checksumFile: { locator: locatorOf(name, file), algorithm } }
    }
    return file
  })
}
