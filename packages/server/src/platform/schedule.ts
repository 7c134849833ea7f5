/**
 * All recurring work: by the name of the task, the seconds between two runs, measured by the product's clock. If the
 * clock jumps over several intervals, the task runs once.
 */
export const schedule = {
  /** Warns people a week before their account is deleted. */
  'accounts.announceDeletions': 3_600,
  /** Deletes the accounts whose waiting period is over. */
  'accounts.eraseDue': 3_600,
  /** Deletes hashes of searches and ids of requests that are too old to identify a repetition. */
  'billing.forgetOldTraces': 3_600,
  /** Deletes declarations after their retention period. */
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
  /** Publishes the statistics if the register has changed. Tries again even if all attempts of the job have failed. */
  'insights.publishStatistics': 3_600,
  /** Creates invoice files whose job has failed for good, and deletes invoices after their retention period. */
  'invoices.sweep': 3_600,
  /** Describes the pictures of changed marks, so that logos can be compared. */
  'logos.describe': 60,
  /** Deletes uploaded logos that nothing has used for a day. */
  'logos.sweep': 900,
  /** Sends due mails whose job has failed for good. */
  'mail.sweep': 300,
  /** Deletes old records of assistants' calls. */
  'mcp.sweep': 86_400,
  /** Compares subscriptions with their providers, and processes events whose job has failed for good. */
  'payment.reconcile': 3_600,
  /** Runs saved searches that are due or whose job has failed for good. */
  'radar.findDue': 60,
} as const satisfies Record<string, number>
export type RecurringTaskName = keyof typeof schedule
