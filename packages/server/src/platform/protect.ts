import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** Calls a minute from one address: a professional's busy hour with suggestions while typing stays well below. */
const callsPerMinute = 600

/** Security headers for every answer and a limit for every address. */
export async function protect(
  app: FastifyInstance,
  options: { rateLimit: boolean; imageHosts: readonly string[] },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // Widths of bars and columns of the comparison line are style attributes; no <style> element is ever inline.
        'style-src': ["'self'"],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...options.imageHosts.map((host) => `https://${host}`)],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Names under search stand in addresses: no other site learns them.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()')
  })
  if (options.rateLimit) {
    await app.register(rateLimit, {
      max: callsPerMinute,
      timeWindow: 60_000,
      allowList: (request) => request.url.startsWith('/assets/'),
      errorResponseBuilder: () => new AppError('request.tooMany'),
    })
  }
}
