import { paymentFramePath } from '@marklot/contracts/payment-frame'
import type { FastifyInstance } from 'fastify'
import { frameScript } from './frame-script.ts'
import type { PayPalSettings } from './paypal/index.ts'

export interface FrameParts {
  settings: Pick<PayPalSettings, 'scriptUrl' | 'apiUrl'>
  /** Origin of the pages that show the frame; null if it is the frame's own. */
  pageOrigin: string | null
}

/** The script loads more scripts from the provider's hosts, and opens frames there. */
const providerHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com']

/**
 * Serves the page that runs the provider's script. It is shown in a frame, on a separate origin or in a sandbox, so
 * that the script can reach neither the product's storage nor its tokens. Its policy names only the configured
 * provider.
 */
export function serveFrame(app: FastifyInstance, { settings, pageOrigin }: FrameParts): void {
  const headers = frameHeaders(settings, pageOrigin)
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>PayPal</title><style>body{margin:0}</style></head><body><div id="buttons"></div>
<script src="${paymentFramePath}.js" data-page="${pageOrigin ?? ''}"></script></body></html>`
  app.get(paymentFramePath, (_, reply) =>
    reply.removeHeader('X-Frame-Options').headers(headers).type('text/html; charset=utf-8').send(page),
  )
  app.get(`${paymentFramePath}.js`, (_, reply) => reply.headers(headers).type('text/javascript; charset=utf-8').send(frameScript))
}

function frameHeaders({ scriptUrl, apiUrl }: FrameParts['settings'], pageOrigin: string | null) {
  const own = [new URL(scriptUrl).origin, new URL(apiUrl).origin]
  const isPayPal = own.every((origin) => /\.paypal\.com$/.test(new URL(origin).hostname))
  const provider = [...new Set([...own, ...(isPayPal ? providerHosts : [])])].join(' ')
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${provider}`,
    // The script sets inline styles on its buttons.
    `style-src 'unsafe-inline' ${provider}`,
    `img-src data: ${provider}`,
    `connect-src ${provider}`,
    `frame-src ${provider}`,
    `font-src ${provider}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${pageOrigin ?? "'self'"}`,
  ]
  return {
    'Content-Security-Policy': policy.join(';'),
    // A page in a sandbox has no origin, so its own script counts as another site's.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Cache-Control': 'no-cache',
  }
}
