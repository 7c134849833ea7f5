/** The globals outside the language that this package uses. Browsers and Node both have them. */
declare const TextDecoder: { new (label: string): { decode(bytes: Uint8Array): string } }
