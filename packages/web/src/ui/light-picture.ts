/** Side of the small copy that is examined, in pixels. */
const edge = 16

/**
 * Returns whether a picture was drawn for dark paper: it is partly transparent, and its visible part is nearly white.
 * @param pixels red, green, blue and alpha of each pixel, 0 to 255
 */
export function isLight(pixels: ArrayLike<number>): boolean {
  let weight = 0
  let light = 0
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[i], pixels[i + 1], pixels[i + 2], pixels[i + 3]]
    weight += alpha
    // Relative luminance without gamma is accurate enough to distinguish white from colours.
    light += alpha * (0.21 * red + 0.72 * green + 0.07 * blue)
  }
  const isSeeThrough = weight < 0.9 * 255 * (pixels.length / 4)
  return isSeeThrough && weight > 0 && light / weight > 225
}

/** Returns whether a loaded picture is light. False for pictures from other hosts, which a page cannot read. */
export function isLightPicture(image: HTMLImageElement): boolean {
  try {
    const canvas = document.createElement('canvas')
    canvas.width = edge
    canvas.height = edge
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return false
    context.drawImage(image, 0, 0, edge, edge)
    return isLight(context.getImageData(0, 0, edge, edge).data)
  } catch {
    return false
  }
}
