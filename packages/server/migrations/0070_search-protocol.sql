-- The protocol of searches, kept only for accounts that switched it on.

create table search_protocols (
  account_id uuid    primary key references accounts on delete cascade,
  chain      uuid    not null,
  is_on      boolean not null,
  entries    integer not null default 0,
  last_hash  text    not null
);

create table search_protocol_entries (
  account_id uuid    not null references search_protocols on delete cascade,
  number     integer not null,
  record     jsonb   not null,
  hash       text    not null,
  signature  text    not null,
  key_id     text    not null,
  text       jsonb,            -- null: erased
  primary key (account_id, number)
);
