-- Notices of maintenance and of changed terms. Mails are queued in slices; `last_account` is where the next one begins.
-- The program's clock gives all times.
create table notices (
  id           uuid        primary key,
  kind         text        not null check (kind in ('maintenance', 'terms')),
  announced_at timestamptz not null,
  announced_by uuid        references users on delete set null,
  starts_at    timestamptz not null,  -- of changed terms: when they take effect, the end of the period to object
  ends_at      timestamptz,
  document     text,
  version      text,
  last_account uuid,
  mails        integer     not null default 0,
  sent_at      timestamptz,           -- all mails are queued
  check ((kind = 'maintenance') = (ends_at is not null)),
  check ((kind = 'terms') = (document is not null and version is not null)),
  unique (document, version)
);
create table terms_objections (
  notice_id   uuid        not null references notices,
  account_id  uuid        not null references accounts on delete cascade,
  user_id     uuid        references users on delete set null,
  objected_at timestamptz not null,
  primary key (notice_id, account_id)
);
create index terms_objections_account on terms_objections (account_id);

create trigger notify after insert or update or delete on notices
  for each statement execute function notify_of_change('notices');
