/** The reasons why an uploaded file is refused; each has a sentence, `logo.<fault>`. */
export const pictureFaults = [
  'notAPicture',
  'unsupportedFormat',
  'brokenPicture',
  'tooSmall',
  'tooManyPixels',
  'unsafeDrawing',
  'drawingTooComplex',
  'tooMuchWork',
] as const
export type PictureFault = (typeof pictureFaults)[number]

/** This error is thrown while a picture is decoded. */
export class PictureRefused extends Error {
  readonly fault: PictureFault

  constructor(fault: PictureFault) {
    super(fault)
    this.name = 'PictureRefused'
    this.fault = fault
  }
}
