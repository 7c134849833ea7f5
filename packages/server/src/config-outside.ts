/** The parts of the configuration that name outside services: identity provider, mail server and analytics. */
import type { IdentityConfig, ServiceUser } from './identity/index.ts'
import type { SmtpServer } from './platform/mailer.ts'

export type MailConfig = { kind: 'simulator' } | { kind: 'smtp'; server: SmtpServer; from: string; replyTo: string | null }

interface OutsideEnvironment {
  OIDC_ISSUER?: string
  OIDC_AUDIENCE?: string
  OIDC_AUTHORITY?: string
  OIDC_CLIENT_ID?: string
  OIDC_TOKEN_TYPE: 'at+jwt' | 'JWT'
  OIDC_ALGORITHMS?: string[]
  OIDC_SCOPES?: string
  OIDC_RESOURCE?: string
  OIDC_PARAMETERS?: string
  OIDC_PASSWORD_RESET_AUTHORITY?: string
  OIDC_PROFILE_AUTHORITY?: string
  OIDC_PROFILE_PAGE?: string
  MAIL_SMTP_URL?: string
  MAIL_FROM?: string
  MAIL_REPLY_TO?: string
}

/** Reads the name and password of a calling program; null when neither is set. Adds mistakes to `faults`. */
export function readServiceUser(env: { SERVICE_NAME?: string; SERVICE_PASSWORD?: string }, faults: string[]): ServiceUser | null {
  const { SERVICE_NAME: name, SERVICE_PASSWORD: password } = env
  if (name && password) return { name, password }
  if (name || password) faults.push('SERVICE_NAME and SERVICE_PASSWORD must be given together.')
  return null
}

/** Reads the identity provider, which is the embedded one if no issuer is given. Adds mistakes to `faults`. */
export function readIdentity(env: OutsideEnvironment, faults: string[]): IdentityConfig {
  const { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience } = env
  if (!issuer || !audience) {
    if (issuer || audience) faults.push('OIDC_ISSUER and OIDC_AUDIENCE must be given together.')
    else if (env.OIDC_CLIENT_ID || env.OIDC_AUTHORITY) faults.push('OIDC_ISSUER must be given with the other OIDC keys.')
    return { kind: 'embedded' }
  }
  return {
    kind: 'oidc',
    issuer,
    audience,
    authority: withoutSlash(env.OIDC_AUTHORITY ?? issuer),
    clientId: env.OIDC_CLIENT_ID ?? audience,
    tokenType: env.OIDC_TOKEN_TYPE,
    algorithms: env.OIDC_ALGORITHMS ?? null,
    scopes: env.OIDC_SCOPES ?? 'openid profile email offline_access',
    resource: env.OIDC_RESOURCE ?? null,
    parameters: Object.fromEntries(new URLSearchParams(env.OIDC_PARAMETERS ?? '')),
    passwordResetAuthority: env.OIDC_PASSWORD_RESET_AUTHORITY ? withoutSlash(env.OIDC_PASSWORD_RESET_AUTHORITY) : null,
    profileAuthority: env.OIDC_PROFILE_AUTHORITY ? withoutSlash(env.OIDC_PROFILE_AUTHORITY) : null,
    profilePage: env.OIDC_PROFILE_PAGE ?? null,
  }
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

/**
 * Reads `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465` (TLS from the first byte, RFC 8314).
 * @param mayBeSimulated whether mails may go to this machine's mailbox
 * @param faults receives a sentence for each mistake
 */
export function readMail(env: OutsideEnvironment, mayBeSimulated: boolean, faults: string[]): MailConfig {
  if (env.MAIL_SMTP_URL === undefined) {
    if (!mayBeSimulated) faults.push('MAIL_SMTP_URL must be given: nobody reads the simulated mailbox of this machine.')
    return { kind: 'simulator' }
  }
  if (env.MAIL_FROM === undefined) faults.push('MAIL_FROM must be given with MAIL_SMTP_URL.')
  const url = new URL(env.MAIL_SMTP_URL)
  const isImplicit = url.protocol === 'smtps:'
  return {
    kind: 'smtp',
    server: {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (isImplicit ? 465 : 587),
      tls: isImplicit ? 'implicit' : isLoopback(url.hostname) ? 'none' : 'required',
      user: url.username === '' ? null : decodeURIComponent(url.username),
      password: url.password === '' ? null : decodeURIComponent(url.password),
    },
    from: env.MAIL_FROM ?? '',
    replyTo: env.MAIL_REPLY_TO ?? null,
  }
}

/** The page counter: none, an endpoint that receives page views, or Google Analytics. */
export type AnalyticsConfig = { kind: 'none' } | { kind: 'endpoint'; url: string } | { kind: 'google'; id: string }

/**
 * Reads the page counter. Setting two of them is a mistake, which is added to `faults`, because visitors consent to one
 * recipient of their page views.
 */
export function readAnalytics(env: { ANALYTICS_URL?: string; ANALYTICS_GA_ID?: string }, faults: string[]): AnalyticsConfig {
  const { ANALYTICS_URL: url, ANALYTICS_GA_ID: id } = env
  if (url && id) faults.push('ANALYTICS_URL and ANALYTICS_GA_ID exclude each other.')
  if (url) return { kind: 'endpoint', url }
  return id ? { kind: 'google', id } : { kind: 'none' }
}

/** Returns whether only this machine can reach an address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
