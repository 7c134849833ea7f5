/** The longest side, in pixels, at which pictures are described. */
export const describedSide = 512
