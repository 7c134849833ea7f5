/*
 * All metrics of the product, with the labels that each may have. Labels have few values, all of them from our own
 * code: route templates, task names, error codes. Data from callers never becomes a label.
 *
 * `deploy/` and `docs/runbooks/` use these names; `operations.test.ts` compares them with a running product.
 */

/** A kind of work whose rate, errors and duration are measured. */
interface MeasuredWork {
  /** The name of the counter of finished work, which has the labels and `outcome`. */
  counter: string
  /** The name of the histogram of durations in seconds, which has the labels. */
  duration: string
  help: string
  /** Upper bounds of the histogram's buckets, in seconds. */
  bounds: readonly number[]
  /** The role of the work's span in a trace. */
  role: 'server' | 'client' | 'consumer' | 'internal'
}

const quick = [0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.5, 5, 10]
const slow = [0.05, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300, 900]

export const measuredWork = {
  /** A call, with the labels `method` and `route` (a template). The outcome is the status. */
  call: {
    counter: 'marklot_calls_total',
    duration: 'marklot_call_duration_seconds',
    help: 'Calls and pages',
    bounds: quick,
    role: 'server',
  },
  /** A search, with the label `operation` (a method of the search engine). */
  search: {
    counter: 'marklot_searches_total',
    duration: 'marklot_search_duration_seconds',
    help: 'Operations of the search engine',
    bounds: quick,
    role: 'internal',
  },
  /** A job, with the label `task`. Outcomes: done, retried, failed. */
  job: {
    counter: 'marklot_jobs_total',
    duration: 'marklot_job_duration_seconds',
    help: 'Runs of background tasks',
    bounds: slow,
    role: 'consumer',
  },
  /**
   * An outbound call, with the label `service` (a name from the code). Outcomes: the class of the status, such as 2xx,
   * or the fault.
   */
  outbound: {
    counter: 'marklot_outbound_total',
    duration: 'marklot_outbound_duration_seconds',
    help: 'Attempts to call other services',
    bounds: slow,
    role: 'client',
  },
  /** A mail, without labels. Outcomes: sent, refused, deferred, failed. */
  mail: {
    counter: 'marklot_mails_total',
    duration: 'marklot_mail_duration_seconds',
    help: 'Attempts to hand mails to the mail server',
    bounds: slow,
    role: 'client',
  },
} as const satisfies Record<string, MeasuredWork>

export type WorkKind = keyof typeof measuredWork

/** The labels of each kind, in addition to its outcome. */
export interface WorkLabels {
  call: { method: string; route: string }
  search: { operation: string }
  job: { task: string }
  outbound: { service: string }
  mail: Readonly<Record<never, string>>
}

/** The failures of the server by error code, with the labels `code` and `route`. */
export const failureCounter = { name: 'marklot_failures_total', help: 'Failures of the server, by error code' }

/** Gauges with their help texts; they are read on request. Values whose names end with `_total` only increase. */
export const gauges = {
  marklot_build_info: 'Always 1; labels version and role',
  marklot_calls_in_flight: 'Calls that this process is answering',
  marklot_collector_up: 'Whether the states of a collector could be read; label collector',
  process_start_time_seconds: 'When the process started, in Unix seconds',
  process_cpu_seconds_total: 'CPU time of the process, in seconds',
  process_resident_memory_bytes: 'Memory of the process, in bytes',
  nodejs_heap_used_bytes: 'JavaScript heap of the main thread, in bytes',
  nodejs_event_loop_delay_seconds: 'Delay of the main thread since the last reading, in seconds; label quantile',
  marklot_data_free_ratio: 'Free share of the disk with the data folder, 0 to 1',
  marklot_database_up: 'Whether the database answers',
  marklot_database_connections: 'Connections of the pool; label state',
  marklot_jobs_due: 'Due jobs that wait; label queue',
  marklot_queue_lag_seconds: 'How long the oldest due job of a queue has waited, in seconds; label queue',
  marklot_jobs_given_up: 'Jobs without an attempt left; label queue',
  marklot_mails_due: 'Due mails that wait',
  marklot_mail_lag_seconds: 'How long the oldest due mail has waited, in seconds',
  marklot_engine_up: 'Whether the search engine answers',
  marklot_register_revision: 'Revision of the newest change of the register',
  marklot_index_revision: 'Revision that the search index has reached',
  marklot_index_lag_revisions: 'Revisions by which the search index is behind the register',
  marklot_index_behind_seconds: 'Since when the search index has been behind the register, in seconds; 0 when it is level',
  marklot_office_marks: 'Marks in the register; label office',
  marklot_feed_age_seconds: 'Age of an office’s data at the end of its as-of day, in seconds; label office',
  marklot_feed_gap_seconds: 'Since when an office’s deliveries have had a gap, in seconds; 0: none; label office',
  marklot_backup_last_success_timestamp_seconds: 'When the last successful backup ended, in Unix seconds; 0: never; label kind',
} as const
export type GaugeName = keyof typeof gauges
