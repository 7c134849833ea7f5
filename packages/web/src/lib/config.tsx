import type { Locale } from '@marklot/contracts/locale'
import type { Operator } from '@marklot/contracts/operator'
import type { SignInConfig } from '@marklot/contracts/sign-in'
import { createContext, type ReactNode, useContext } from 'react'

export interface SocialProfile {
  name: string
  url: string
}

/** Where page views go once somebody has agreed to analytics: an endpoint of the operator's choice, or Google Analytics. */
export type AnalyticsConfig = { kind: 'endpoint'; url: string } | { kind: 'google'; id: string }

/** What the operator configured and the page may know. Nothing secret: it stands in the document. */
export interface PageConfig {
  productName: string
  /** Origin under which the product is reached, without a slash at its end. */
  publicUrl: string
  isDevelopment: boolean
  signIn: SignInConfig
  /** Whether a sample register is marked as such in the page. */
  sampleNotice: boolean
  /** Phrases that stand for values of the keyed lists, as administrators wrote them: by language, capability and key. */
  valueTexts?: Readonly<Partial<Record<Locale, Readonly<Record<string, Readonly<Record<string, string>>>>>>>
  /** Hosts from which logos with an absolute address may come; they stand in the content security policy too. */
  logoHosts: readonly string[]
  /** Where the public statistics files lie, without a slash at its end: a path of ours or an address elsewhere. */
  statisticsUrl: string
  /** Messenger is offered as a share target only with an application's id. */
  messengerAppId?: string
  /** Whom the legal pages name and whom orders go to. */
  operator: Operator
  /** Absent: nothing is counted, whatever somebody agrees to. */
  analytics?: AnalyticsConfig
  /** Address of the product's GPT page elsewhere; absent: no link. */
  gptUrl?: string
  /** Links of the footer; none shown when empty. */
  socialProfiles?: readonly SocialProfile[]
}

const Context = createContext<PageConfig | null>(null)

export function ConfigProvider({ config, children }: { config: PageConfig; children: ReactNode }) {
  return <Context value={config}>{children}</Context>
}

export function useConfig(): PageConfig {
  const config = useContext(Context)
  if (!config) throw new Error('ConfigProvider is missing above this component')
  return config
}
