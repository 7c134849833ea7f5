-- The private calendar of an account's deadlines. Whoever knows the token reads it, so only its hash is stored.

create table deadline_calendars (
  account_id uuid        primary key references accounts on delete cascade,
  token_hash bytea       not null unique,  -- SHA-256
  reminds    boolean     not null,
  created_at timestamptz not null
);
