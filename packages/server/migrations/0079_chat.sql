-- Threads with Brandy. The page chooses the ids of threads and questions, so that repeated calls find what the first created.
create table assistant_threads (
  id         uuid        primary key,
  account_id uuid        not null references accounts on delete cascade,
  title      text        not null default '',
  subject    jsonb,                            -- what it was opened with, as the result of a tool
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index assistant_threads_account on assistant_threads (account_id, changed_at desc);

-- A question with its answer. The program's clock gives all times but `silent_until`: the machine's clock measures how
-- long a process that writes an answer may be silent.
create table assistant_exchanges (
  id           uuid        primary key,
  thread_id    uuid        not null references assistant_threads on delete cascade,
  number       integer     not null,
  text         text        not null,
  locale       text        not null,
  confirms     uuid,
  asked_at     timestamptz not null,
  answer_id    uuid        not null unique,
  state        text        not null check (state in ('running', 'done', 'stopped', 'failed')),
  run          integer     not null default 1, -- rises whenever the answer is written anew or goes on
  silent_until timestamptz not null,
  answered_by  jsonb       not null,
  rules_reason text,
  struck       integer     not null default 0,
  rating       text        not null default 'none' check (rating in ('up', 'down', 'none')),
  last_event   integer     not null default 0,
  unique (thread_id, number)
);

-- What the tools found, whole.
create table assistant_results (
  id          uuid    primary key,
  exchange_id uuid    not null references assistant_exchanges on delete cascade,
  number      integer not null,
  result      jsonb   not null
);
create index assistant_results_exchange on assistant_results (exchange_id, number);

-- The events of the answers, which their streams are read from: small ones, with results by id.
create table assistant_events (
  exchange_id uuid    not null references assistant_exchanges on delete cascade,
  number      integer not null,
  event       jsonb   not null,
  primary key (exchange_id, number)
);
create trigger notify after insert on assistant_events
  for each statement execute function notify_of_change('answers');

-- Questions of an account by day in its time zone. They outlive deleted threads.
create table assistant_usage (
  account_id uuid    not null references accounts on delete cascade,
  day        date    not null,
  questions  integer not null,
  primary key (account_id, day)
);

insert into product_features (product_key, feature_key, usage_limit) values
  ('trial', 'chat', 5), ('professional', 'chat', null), ('enterprise', 'chat', null);
