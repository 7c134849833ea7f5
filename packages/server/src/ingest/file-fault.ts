/**
 * A fault that ends the reading of a file. Records before it are kept. The message is for the person who started the
 * ingest.
 */
export class FileFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FileFault'
  }
}
