-- The successful backups, so that a missing one is noticed.
create table backup_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('logical', 'base', 'wal')),
  finished_at timestamptz not null,
  rows bigint not null,
  objects bigint not null,
  bytes bigint not null
);
create index backup_runs_last on backup_runs (kind, finished_at desc);
