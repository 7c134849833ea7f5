-- Grants that were ended while access tokens of theirs may still be valid. Rows are removed after a day.
create table identity_ended_grants (
  grant_id text primary key,
  -- By the database's clock: the product's clock can be moved on a local installation.
  ended_at timestamptz not null default now(),
  -- Lets a reader continue where its last snapshot ended, whatever the order of commits.
  written_by xid8 not null default pg_current_xact_id()
);
create index identity_ended_grants_writer on identity_ended_grants (written_by);

-- Ended grants replace it.
alter table identity_people drop column tokens_valid_from;
