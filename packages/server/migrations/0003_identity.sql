-- Clock, jobs, mails and the embedded identity provider.

-- How far the settable clock of a local installation is moved; no row = not at all.
create table clock_offset (
  single_row boolean primary key default true check (single_row),
  milliseconds bigint not null
);

-- Jobs that are due at a time of the product's own clock; then they move into the queue.
create table scheduled_jobs (
  id bigint generated always as identity primary key,
  task text not null,
  payload jsonb not null,
  key text unique,
  due_at timestamptz not null
);
create index scheduled_jobs_due on scheduled_jobs (due_at);

-- When each recurring task runs next, by the product's own clock.
create table recurring_tasks (
  name text primary key,
  due_at timestamptz not null
);

-- Outbox: written in the transaction that makes a mail necessary, sent by a job.
create table mails (
  id uuid primary key,
  -- The same key is never sent twice; null = no such rule.
  key text unique,
  message jsonb not null,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- The mail server's code and class of failure, without addresses.
  failure text
);
create index mails_due on mails (due_at) where state = 'waiting';

create table identity_people (
  -- The subject of tokens.
  id text primary key,
  email text not null,
  -- Lower case: what is compared.
  email_key text not null unique,
  -- argon2id, in its own notation with parameters and salt.
  password_hash text not null,
  given_name text not null,
  family_name text not null,
  locale text not null,
  -- Set for the invented people of a sample installation.
  sample_role text unique,
  created_at timestamptz not null,
  -- Access tokens that were issued before count no more: password changed, signed out everywhere.
  tokens_valid_from timestamptz not null
);

-- Codes and links that were mailed; only their hashes are kept.
create table identity_challenges (
  id text primary key,
  kind text not null check (kind in ('sign-up', 'email', 'reset')),
  person_id text references identity_people on delete cascade,
  secret_hash text not null,
  payload jsonb not null,
  attempts_left integer not null,
  expires_at timestamptz not null
);
create index identity_challenges_person on identity_challenges (person_id);
create index identity_challenges_expiry on identity_challenges (expires_at);

-- Counters of attempts; the key is a keyed hash of address or e-mail.
create table identity_limits (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);

-- Signing keys, cookie keys, and the secret of keyed hashes: made at the first start, rotated by the clock.
create table identity_keys (
  id text primary key,
  kind text not null check (kind in ('signing', 'cookie', 'secret')),
  value jsonb not null,
  created_at timestamptz not null
);

-- What the protocol keeps: sessions, grants, codes, tokens, interactions.
create table identity_records (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  account_id text,
  uid text,
  expires_at timestamptz,
  primary key (kind, id)
);
create index identity_records_grant on identity_records (grant_id) where grant_id is not null;
create index identity_records_account on identity_records (account_id) where account_id is not null;
create index identity_records_uid on identity_records (uid) where uid is not null;
create index identity_records_expiry on identity_records (expires_at);

-- Under which name the running installation issues tokens, for the command line.
create table identity_installation (
  single_row boolean primary key default true check (single_row),
  issuer text not null
);
