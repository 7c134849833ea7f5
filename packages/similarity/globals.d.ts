/** The globals outside the language that this package uses. Browsers and Node both have them. */
declare const TextDecoder: { new (label: string): { decode(bytes: Uint8Array): string } }
declare const atob: (base64: string) => string
