/** A file cannot be read on; what was complete before stays. The message is for the person who started the ingest. */
export class FileFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FileFault'
  }
}
