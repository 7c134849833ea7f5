import { fileNameOf } from '@marklot/contracts/file-name'

/** Saves a file from the server on the reader's machine, under a name that the machine accepts. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: fileNameOf(name) }).click()
  URL.revokeObjectURL(address)
}
