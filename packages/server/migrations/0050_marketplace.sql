-- Purchases in the marketplace, whether or not they are linked to an account. The program's clock gives all times.
create table marketplace_purchases (
  id                     text        primary key,  -- the marketplace's id of the subscription
  plan_id                text        not null,
  quantity               integer,                  -- seats; null for plans without seats
  status                 text        not null,     -- as the marketplace words it
  is_test                boolean     not null,
  seen_at                timestamptz not null,
  read_at                timestamptz not null,
  ended_at               timestamptz,
  account_id             uuid,                     -- who configures it; null when nobody does
  order_id               uuid        references orders,
  activation_requested_at timestamptz,             -- until then, another account may configure it
  activation_answered_at timestamptz,              -- when the marketplace took the request
  request_id             uuid,                     -- of the last request to activate, for the marketplace's support
  check (activation_requested_at is null or (account_id is not null and order_id is not null and request_id is not null))
);
create index marketplace_purchases_account on marketplace_purchases (account_id) where account_id is not null;
