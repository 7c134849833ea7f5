import type { Config } from '../config.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Probes } from '../platform/probes.ts'
import { StartError } from '../platform/start-error.ts'
import { openCapabilities } from './capabilities.ts'
import { openParts } from './parts.ts'
import { probeEngine, probeStorage } from './probe-parts.ts'
import type { Resources } from './resources.ts'

/** The role `worker`: runs jobs and sends mails, without an HTTP server. */
export interface Worker {
  /** The job queues, not started yet. */
  jobs: Jobs
  close(): Promise<void>
}

/**
 * Assembles a worker. Any number of workers share one database.
 * @throws StartError without a mail server, because the simulated mailbox belongs to the process that shows it
 */
export async function composeWorker(config: Config, resources: Resources, log: Log, probes?: Probes): Promise<Worker> {
  if (config.mail.kind === 'simulator') throw new StartError('A worker needs a mail server. Set MAIL_SMTP_URL and MAIL_FROM.')
  const parts = await openParts(withoutPaymentSimulators(config), resources, log)
  if (probes) {
    probeEngine(probes, parts.engine, parts.pool, config)
    probeStorage(probes, parts.objectStore)
  }
  const { all } = openCapabilities(parts, () => [])
  return {
    jobs: parts.jobs,
    close: async () => {
      for (const capability of all) await capability.close?.()
      await parts.close()
    },
  }
}

/** Removes the payment simulators. They belong to the process that shows them, which also does their work. */
export function withoutPaymentSimulators(config: Config): Config {
  const { payment, marketplace } = config
  return {
    ...config,
    payment: payment.payPal.kind === 'simulator' ? { ...payment, payPal: { kind: 'none' } } : payment,
    marketplace: marketplace.kind === 'simulator' ? { kind: 'none' } : marketplace,
  }
}
