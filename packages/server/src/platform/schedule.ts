/**
 * All recurring work: the seconds of the product's clock between two runs, by the name of the task. A jump of the clock
 * over several intervals causes one run.
 */
export const schedule = {
  /** Warns people a week before their account is deleted. */
  'accounts.announceDeletions': 3_600,
  /** Deletes the accounts whose waiting period is over. */
  'accounts.eraseDue': 3_600,
  /** Deletes hashes of searches and ids of requests that are too old to identify a repetition. */
  'billing.forgetOldTraces': 3_600,
  /** Deletes declarations whose period of retention is over. */
  'declarations.forget': 86_400,
  /** Deletes large dossiers that have expired. */
  'dossiers.sweep': 3_600,
  /** Fetches the deliveries of the offices that are due, and reports gaps. */
  'feeds.findDue': 60,
  /** Deletes interrupted evaluations of Brand-Guardian. */
  'guardian.sweep': 3_600,
  /** Deletes expired sessions, grants, codes and counts of the embedded identity provider. */
  'identity.sweep': 3_600,
  /** Copies some of the pictures at offices' addresses into the storage, from the hosts in `LOGO_FETCH_HOSTS`. */
  'ingest.fetchPictures': 60,
  /** Publishes the statistics if the register has changed. Also retries after the queue has used up its attempts. */
  'insights.publishStatistics': 3_600,
  /** Makes invoice files whose job was given up, and deletes invoices after their period of retention. */
  'invoices.sweep': 3_600,
  /** Describes the pictures of changed marks, so that logos can be compared. */
  'logos.describe': 60,
  /** Deletes uploaded logos that nothing holds after a day. */
  'logos.sweep': 900,
  /** Sends due mails whose job was given up. */
  'mail.sweep': 300,
  /** Deletes old records of the calls of assistants. */
  'mcp.sweep': 86_400,
  /** Compares subscriptions with their providers, and processes events whose job was given up. */
  'payment.reconcile': 3_600,
  /** Runs the saved searches that are due, and those whose job was given up. */
  'radar.findDue': 60,
} as const satisfies Record<string, number>
export type RecurringTaskName = keyof typeof schedule
