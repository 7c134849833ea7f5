export const sampleOffices = ['us', 'em', 'de', 'fr', 'ch', 'es', 'at'] as const
/** An office of the sample; its code is also the name of its folder in the sample's directory. */
export type SampleOffice = (typeof sampleOffices)[number]
