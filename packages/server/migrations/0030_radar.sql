-- Saved searches, their recipients and executions, and the brands that each of them knows. All times are written by the
-- program's clock.

create table stored_brand_queries (
  id                    integer     generated always as identity primary key,
  account_id            uuid        not null references accounts on delete cascade,
  name                  text        not null,
  description           text        not null,
  search                jsonb       not null,  -- RadarSearch of the contract
  execution_frequency   text        not null check (execution_frequency in ('none', 'daily', 'weekly', 'monthly')),
  notification_language text        not null,
  mail_when_nothing_new boolean     not null,
  created_at            timestamptz not null,
  changed_at            timestamptz not null,
  -- The local day of the first run, from which weeks and months count. Null with next_run_at.
  first_day             date,
  next_run_at           timestamptz,           -- null: by hand only
  paused_reason         text,                  -- an error code; null: the agents run it
  paused_at             timestamptz,
  -- The register's generation and the revision up to which changes have been looked at.
  watched_generation    text        not null,
  watched_revision      bigint      not null,
  -- A mark is new when it was added after this serial, or filed or published on this day or later.
  baseline_serial       integer     not null,
  baseline_day          date        not null
);
create index stored_brand_queries_account on stored_brand_queries (account_id);
create index stored_brand_queries_due on stored_brand_queries (next_run_at, id) where next_run_at is not null;

create table query_recipients (
  id       integer     generated always as identity primary key,
  query_id integer     not null references stored_brand_queries on delete cascade,
  role     text        not null check (role in ('to', 'cc')),
  place    smallint    not null,
  mail     text        not null,
  left_at  timestamptz,                        -- the address ended the mails itself
  unique (query_id, mail)
);

-- Addresses that an account sends mails to, other than those that its people signed in with.
create table radar_mail_addresses (
  account_id   uuid        not null references accounts on delete cascade,
  mail         text        not null,
  asked_at     timestamptz not null,
  confirmed_at timestamptz,
  primary key (account_id, mail)
);

create table query_executions (
  id             integer     generated always as identity primary key,
  query_id       integer     not null references stored_brand_queries on delete cascade,
  due_at         timestamptz,                  -- the period; null by hand
  started_at     timestamptz not null,
  finished_at    timestamptz,
  failure        text,                         -- the last failed attempt
  total          integer     not null default 0,
  is_lower_bound boolean     not null default false,
  new_brands     integer     not null default 0,
  changed_brands integer     not null default 0,
  mailed         integer[]   not null default '{}',  -- ids of the recipients
  result         jsonb,                        -- what was found then
  unique (query_id, due_at)
);
create index query_executions_newest on query_executions (query_id, id);
create index query_executions_unfinished on query_executions (started_at, id) where finished_at is null and due_at is not null;

-- What a search has reported or a person has assessed, with the facts of that moment.
create table known_brands (
  query_id       integer     not null references stored_brand_queries on delete cascade,
  brand_id       text        not null,
  assessment     text        not null default 'open' check (assessment in ('open', 'accepted')),
  note           text        not null default '',
  assessed_at    timestamptz,                  -- null: not yet assessed
  changes        text[]      not null default '{}',  -- since it was accepted
  revision       bigint      not null,         -- equal: nothing has changed
  state_category text        not null,
  owner_key      text        not null,
  nice_classes   smallint[]  not null,
  goods_digest   text        not null,
  primary key (query_id, brand_id)
);

-- Secrets of this installation, made at first use.
create table installation_secrets (
  name  text  primary key,
  value bytea not null
);
