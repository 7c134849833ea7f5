import type { Locale } from '@marklot/contracts/locale'
import type { Operator } from '@marklot/contracts/operator'
import type { SignInConfig } from '@marklot/contracts/sign-in'
import { createContext, type ReactNode, useContext } from 'react'

export interface SocialProfile {
  name: string
  url: string
}

/** Where page views go after consent: to an endpoint of the operator's choice, or to Google Analytics. */
export type AnalyticsConfig = { kind: 'endpoint'; url: string } | { kind: 'google'; id: string }

/** The part of the operator's configuration that the page needs. It is public, because the document contains it. */
export interface PageConfig {
  productName: string
  /** The product's public origin, without a trailing slash. */
  publicUrl: string
  isDevelopment: boolean
  signIn: SignInConfig
  /** Whether the page marks a sample register as such. */
  sampleNotice: boolean
  /** Announced maintenance that has not ended, the next one first. */
  maintenance?: readonly { startsUtc: string; endsUtc: string }[]
  /** Texts of the keyed lists' values, as administrators wrote them: by language, capability and key. */
  valueTexts?: Readonly<Partial<Record<Locale, Readonly<Record<string, Readonly<Record<string, string>>>>>>>
  /** Hosts of logos that have an absolute address. The content security policy also allows them. */
  logoHosts: readonly string[]
  /** Base of the public statistics files, without a trailing slash: a path of this product or another address. */
  statisticsUrl: string
  /** The id of an application, without which Messenger is not offered as a share target. */
  messengerAppId?: string
  /** The operator named on the legal pages, who receives the orders. */
  operator: Operator
  /** Absent: no page views are counted, even with consent. */
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
