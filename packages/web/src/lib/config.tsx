import type { Locale } from '@marklot/contracts/locale'
import { createContext, type ReactNode, useContext } from 'react'

export interface SocialProfile {
  name: string
  url: string
}

/** How one flow is started: an authority (a path = below the page's own origin) and what is asked of it by `prompt`. */
export interface SignInFlowConfig {
  authority: string
  prompt: string | null
}
/** How people sign in with the configured provider; `SignInConfig` of the server's identity. */
export interface SignInConfig {
  clientId: string
  /** Separated by blanks. */
  scope: string
  /** Parameter `resource` (RFC 8707); null = not sent. */
  resource: string | null
  /** Further parameters of the sign-in request. */
  parameters: Readonly<Record<string, string>>
  /** Where the provider sends the browser back to, below the page's own origin. */
  redirectPaths: { signedIn: string; silent: string; signedOut: string }
  signIn: SignInFlowConfig
  /** Null = the sign-in page offers it. */
  signUp: SignInFlowConfig | null
  resetPassword: SignInFlowConfig | null
  /** Null = there is no such flow. */
  editProfile: SignInFlowConfig | null
  /** A page of the provider's own in place of a flow; null = there is none. */
  profilePage: string | null
}

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
  /** Messenger is offered as a share target only with an application's id. */
  messengerAppId?: string
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
