import type { Provider } from '../billing/index.ts'
import type { IssueInvoices } from '../invoices/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Mailer } from '../platform/mailer.ts'
import type { CheckoutContext } from './checkout.ts'
import type { PaymentProvider } from './provider.ts'
import type { PaymentTasks } from './tasks.ts'

/** The context that the parts of payment share. */
export interface PaymentContext extends CheckoutContext {
  log: Log
  jobs: Jobs
  mailer: Mailer
  /** The origin of the product. */
  home: string
  /** The configured providers. */
  providers: ReadonlyMap<Provider, PaymentProvider>
  /** The tasks that process events and check pending purchases; set once they are defined. */
  tasks: PaymentTasks
  /** Documents payments and refunds. */
  invoices: IssueInvoices
}
