export { type Mood as DomainMood, moods as domainMoods } from './domains/moods.ts'
export { type DomainQuestion, type DomainSimulator, startDomainSimulator } from './domains/server.ts'
export { type FeedSimulator, startFeedSimulator } from './feeds/server.ts'
export { type FeedMood, feedMoods } from './feeds/shelf.ts'
export { type LanguageModel, startLanguageModel } from './language-model/server.ts'
export * from './mailbox.ts'
export * from './mailbox-page.ts'
export { type MarketplaceOptions, type MarketplaceSimulator, startMarketplaceSimulator } from './marketplace/server.ts'
export type { MarketPlan } from './marketplace/state.ts'
export { type PayPalOptions, type PayPalSimulator, startPayPalSimulator } from './paypal/server.ts'
export type { ReceivedMail } from './received-mail.ts'
export {
  defaultMarks,
  type SampleDayOptions,
  type SampleOptions,
  type SampleResult,
  writeSampleDay,
  writeSampleRegister,
} from './register/write.ts'
