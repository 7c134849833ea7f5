/** The one thing beside the language that this package uses: browsers and Node have it alike. */
declare const TextDecoder: { new (label: string): { decode(bytes: Uint8Array): string } }
