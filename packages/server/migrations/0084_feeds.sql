-- Deliveries that are fetched from the offices on schedule.

-- The first day whose delivery is missing; null: no gap. Written with the gaps below, read with every search.
alter table offices add column gap_since date;

create table feed_offices (
  office        text        primary key,
  channel       text        not null,             -- https, ftp, ftps, sftp
  is_configured boolean     not null default true,
  starts_on     date        not null,             -- earlier deliveries are not fetched
  grace_days    integer     not null,             -- how many days a delivery may be late
  next_at       timestamptz not null,
  checked_at    timestamptz,                      -- the last run that reached its end
  fault         text,                             -- why the last run ended early
  fault_at      timestamptz,
  faults        integer     not null default 0    -- runs in a row that ended early
);

create table feed_files (
  id         bigint      generated always as identity primary key,
  office     text        not null,
  name       text        not null,
  day        date        not null,
  place      smallint    not null,                -- order within a day
  state      text        not null check (state in ('waiting', 'missing', 'quarantined', 'read', 'skipped')),
  fault      text,
  attempts   integer     not null default 0,      -- runs in which it failed
  size       bigint,                              -- as the office states it
  stamp      text        not null,                -- changes when the file changes under its name
  sha256     text,                                -- of the file that was read
  bytes      bigint,                              -- of the last complete download
  fetched_at timestamptz,
  seen_at    timestamptz not null,
  read_at    timestamptz,
  unique (office, name)
);
create index feed_files_open on feed_files (office, day) where state in ('waiting', 'missing', 'quarantined');
create index feed_files_read on feed_files (office, read_at desc) where state = 'read';

-- Each gap is told to the operator once when it opens and once when it is closed.
create table feed_gaps (
  id         bigint      generated always as identity primary key,
  office     text        not null,
  since      date        not null,
  until      date        not null,
  deliveries integer     not null,
  opened_at  timestamptz not null,
  closed_at  timestamptz
);
create unique index feed_gaps_open on feed_gaps (office) where closed_at is null;
