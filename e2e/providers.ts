import type { IncomingMessage, ServerResponse } from 'node:http'
import { pagePaths } from '../packages/contracts/src/pages.ts'
import { type Mailbox, startMailbox, startMarketplaceSimulator, startPayPalSimulator } from '../packages/simulators/src/index.ts'

/** The outside services that several hosts share: one mail server and one server of each payment provider. */
export interface Providers {
  /** The settings with which the product reaches them. */
  environment: Record<string, string>
  /** Answers the addresses below `/_sim/` that a single process would serve itself. Returns false for all others. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  close(): Promise<void>
}

/** The marketplace's plans. The last plan is sold by seat. */
const marketplacePlans = 'starter=starter professional=professional enterprise=enterprise enterprise-seats=enterprise'

/** Starts the providers. @param url the hosts' common address, without a trailing slash */
export async function startProviders(url: string): Promise<Providers> {
  const clock = () => new Date()
  const mailbox = await startMailbox(clock)
  const payPal = await startPayPalSimulator({ clock, webhookTarget: `${url}/api/v1/subscriptions/paypal/webhook` })
  const marketplace = await startMarketplaceSimulator({
    clock,
    landingUrl: `${url}${pagePaths.subscribeMarketplace}`,
    webhookTarget: `${url}/api/v1/subscriptions/marketplace/webhook`,
  })
  const pages: Record<string, string> = {
    '/_sim/paypal': `${payPal.baseUrl}/_sim/paypal`,
    '/_sim/marketplace': `${marketplace.baseUrl}/_sim/marketplace`,
    '/_sim/shop': `${marketplace.baseUrl}/shop`,
  }
  return {
    environment: {
      MAIL_SMTP_URL: `smtp://${mailbox.host}:${mailbox.port}`,
      MAIL_FROM: 'post@marklot.test',
      PAYPAL: 'sandbox',
      PAYPAL_CLIENT_ID: payPal.credentials.clientId,
      PAYPAL_CLIENT_SECRET: payPal.credentials.clientSecret,
      PAYPAL_WEBHOOK_ID: payPal.webhookId,
      PAYPAL_API_URL: payPal.baseUrl,
      PAYPAL_SCRIPT_URL: `${payPal.baseUrl}/sdk/js`,
      PAYPAL_CERTIFICATE_ORIGINS: payPal.baseUrl,
      PAYPAL_CERTIFICATE_ROOTS: payPal.rootCertificate,
      MARKETPLACE: 'live',
      MARKETPLACE_API_URL: marketplace.apiUrl,
      MARKETPLACE_LOGIN_URL: marketplace.loginUrl,
      MARKETPLACE_TENANT_ID: marketplace.tenantId,
      MARKETPLACE_CLIENT_ID: marketplace.clientId,
      MARKETPLACE_CLIENT_SECRET: marketplace.clientSecret,
      MARKETPLACE_PLANS: marketplacePlans,
      OUTBOUND_ALLOW: [payPal.baseUrl, marketplace.baseUrl].map((base) => new URL(base).host).join(' '),
    },
    answer: ({ url: path = '', method }, response) => {
      const { pathname, searchParams } = new URL(path, url)
      const page = pages[pathname]
      if (page) response.writeHead(302, { Location: page }).end()
      else if (pathname === '/_sim/mailbox/messages') answerMailbox(mailbox, method === 'DELETE', searchParams, response)
      return page !== undefined || response.headersSent
    },
    close: async () => {
      await Promise.all([mailbox, payPal, marketplace].map((provider) => provider.close()))
    },
  }
}

function answerMailbox(mailbox: Mailbox, empties: boolean, query: URLSearchParams, response: ServerResponse): void {
  if (empties) mailbox.clear()
  const words = { to: query.get('to') ?? undefined, subject: query.get('subject') ?? undefined }
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(mailbox.list(words)))
}
