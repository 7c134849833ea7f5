-- Cancellations and withdrawals. They are business letters that the law keeps for six years, so that they outlive the account.
-- All times are written by the program's clock.

create table declarations (
  id             uuid        primary key,
  request_id     uuid        unique,      -- null: sent under an id that another declaration already had
  kind           text        not null check (kind in ('cancellation', 'withdrawal')),
  received_at    timestamptz not null,
  locale         text        not null,    -- of the page it was sent from
  content        jsonb       not null,    -- the declaration as sent
  receipt_mail   text        not null,
  is_mailed      boolean     not null,
  is_signed_in   boolean     not null,    -- by a person of the account
  account_id     uuid        references accounts on delete set null,
  state          text        not null check (state in ('received', 'waiting', 'carriedOut', 'open', 'objected', 'done')),
  reason         text,                    -- why it is or was open
  contract_id    uuid,                    -- the contract that it ended
  contract_name  text,
  previous_end   timestamptz,             -- the end that the contract had before
  ends_at        timestamptz,
  carried_out_at timestamptz,
  objected_at    timestamptz,
  settled_at     timestamptz,
  settled_by     uuid        references users on delete set null,
  note           text        not null default ''
);
create index declarations_received on declarations (received_at);
create index declarations_open on declarations (received_at) where state = 'open';
create index declarations_account on declarations (account_id) where account_id is not null;
create index declarations_mail on declarations (lower(receipt_mail), received_at);
