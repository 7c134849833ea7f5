-- What an account uses of the language model, by day in the account's time zone.
create table advisor_usage (
  account_id      uuid    not null references accounts on delete cascade,
  day             date    not null,
  calls           integer not null,
  tokens          bigint  not null,       -- in and out, with what running calls have reserved
  cost_millionths bigint  not null,       -- of the operator's currency, likewise
  struck          integer not null,       -- sentences removed from texts
  primary key (account_id, day)
);

-- Consents to sending names to a model. Withdrawn ones stay as proof until the account is deleted.
create table model_consents (
  id           bigint      generated always as identity primary key,
  account_id   uuid        not null references accounts on delete cascade,
  version      text        not null,      -- of the text, with the recipient
  given_at     timestamptz not null,
  withdrawn_at timestamptz
);
create unique index model_consents_current on model_consents (account_id) where withdrawn_at is null;
