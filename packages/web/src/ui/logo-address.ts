/** Returns uRL-safe base64 of a text's UTF-8 bytes, without padding. */
export function base64Url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Returns the address of a logo. Relative addresses go through the image endpoint, absolute ones are used as given
 * (spec 2, section 7.2). Only web addresses count as absolute; anything else is a name in the product's storage.
 */
export function logoAddress(brandLogoUrl: string, size: 'thumbnail' | 'original'): { src: string; isForeign: boolean } {
  if (/^https?:\/\//i.test(brandLogoUrl)) return { src: brandLogoUrl, isForeign: true }
  const tail = size === 'thumbnail' ? '&size=240' : ''
  return { src: `/api/v1/BrandImages/${base64Url(brandLogoUrl)}?base64Encoded=true${tail}`, isForeign: false }
}
