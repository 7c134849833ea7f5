-- Subscriptions at providers, orders with consents, the inbox, the ledger and differences found by the reconciliation.
-- The program's clock gives all times.

-- What a provider says about a subscription. One provider's id belongs to one subscription.
create table provider_subscriptions (
  subscription_id     uuid        primary key references subscriptions on delete cascade,
  provider            text        not null check (provider in ('paypal', 'marketplace')),
  provider_id         text        not null,
  provider_status     text        not null,     -- as the provider words it
  provider_updated_at timestamptz not null,     -- by the provider's clock; older reads change nothing
  read_at             timestamptz not null,
  details             jsonb       not null,     -- the contract's parts of this provider, and the subscriber
  next_product_key    text        references products,  -- the plan after the paid period
  next_product_at     timestamptz,
  terminated_at       timestamptz,              -- without notice; access ended then
  unique (provider, provider_id),
  check ((next_product_key is null) = (next_product_at is null))
);
-- Each account has at most one paid subscription under contract.
create unique index subscriptions_counting on subscriptions (account_id)
  where type in ('paypal', 'marketplace') and state in ('Active', 'Suspended', 'NotChecked', 'UnknownStatus', 'Error');

-- Orders, consents and the ledger prove what was agreed and paid. Rows are added, never changed, and outlive the
-- account.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed or removed', tg_table_name;
end
$$;

create table orders (
  id                   uuid          primary key,
  number               bigint        generated always as identity unique,
  account_id           uuid          not null,
  user_id              uuid          not null,
  channel              text          not null check (channel in ('paypal', 'marketplace')),
  kind                 text          not null check (kind in ('purchase', 'upgrade', 'downgrade')),
  subscription_id      uuid,                    -- the one that an upgrade or downgrade changes
  product_key          text          not null references products,
  billing_plan         text          not null check (billing_plan in ('monthly', 'annual')),
  price                numeric(10,2),           -- null: billed by the marketplace
  vat_rate             numeric(5,2)  not null,
  introductory_price   numeric(10,2),
  introductory_months  smallint,
  packages             text[]        not null,
  is_business_customer boolean       not null,
  service_kind         text          not null check (service_kind in ('service', 'digitalContent')),
  terms_version        text          not null,
  locale               text          not null,
  ordered_at           timestamptz   not null
);
create index orders_account on orders (account_id, ordered_at desc);
create trigger orders_stay before update or delete on orders for each row execute function refuse_change();
create trigger orders_all_stay before truncate on orders execute function refuse_change();

create table order_consents (
  order_id uuid        not null references orders,
  kind     text        not null check (kind in ('terms', 'earlyStart', 'marketing')),
  is_given boolean     not null,
  version  text        not null,
  text     text        not null,
  at       timestamptz not null,
  primary key (order_id, kind)
);
create trigger order_consents_stay before update or delete on order_consents for each row execute function refuse_change();
create trigger order_consents_all_stay before truncate on order_consents execute function refuse_change();

-- Whom an order's invoice names; deleted with the account.
create table order_addresses (
  order_id   uuid  primary key references orders,
  account_id uuid  not null,
  address    jsonb not null
);

-- What became of an order at its provider.
create table order_checkouts (
  order_id     uuid        primary key references orders,
  account_id   uuid        not null,
  provider     text        not null check (provider in ('paypal', 'marketplace')),
  provider_id  text        not null,
  approval_url text,
  state        text        not null check (state in ('open', 'approved', 'done', 'refused', 'superseded', 'failed', 'abandoned')),
  detail       text,                            -- why it was refused or failed
  created_at   timestamptz not null,
  changed_at   timestamptz not null
);
create index order_checkouts_provider on order_checkouts (provider, provider_id);
create index order_checkouts_open on order_checkouts (created_at) where state in ('open', 'approved');

-- What happened at a provider, on the page or here. Each event is processed once.
create table provider_events (
  id           bigint      generated always as identity primary key,
  provider     text        not null check (provider in ('paypal', 'marketplace')),
  event_id     text        not null,
  type         text        not null,
  object_id    text        not null,            -- the provider's id of the subscription
  happened_at  timestamptz,                     -- by the provider's clock
  received_at  timestamptz not null,
  facts        jsonb       not null,            -- what the processing needs besides reading the object
  state        text        not null check (state in ('waiting', 'done', 'failed', 'ignored')),
  attempts     integer     not null default 0,
  failure      text,
  processed_at timestamptz,
  account_id   uuid,
  unique (provider, event_id)
);
create index provider_events_waiting on provider_events (id) where state = 'waiting';
create index provider_events_object on provider_events (object_id);

create table ledger_entries (
  id              bigint        generated always as identity primary key,
  provider        text          not null check (provider in ('paypal', 'marketplace')),
  kind            text          not null,
  reference       text          not null,       -- what happened, e.g. a transaction; counted once
  happened_at     timestamptz   not null,
  recorded_at     timestamptz   not null,
  account_id      uuid          not null,
  subscription_id uuid          not null,
  product_key     text          not null,
  amount          numeric(12,2),                -- gross; negative for money returned; null: no money moved
  currency        text,
  is_test         boolean       not null,
  unique (provider, kind, reference),
  check ((amount is null) = (currency is null))
);
create index ledger_entries_account on ledger_entries (account_id);
create index ledger_entries_money on ledger_entries (happened_at) where amount is not null;
create trigger ledger_entries_stay before update or delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_entries_all_stay before truncate on ledger_entries execute function refuse_change();

create table payment_differences (
  id          bigint      generated always as identity primary key,
  found_at    timestamptz not null,
  provider    text        not null check (provider in ('paypal', 'marketplace')),
  kind        text        not null,
  provider_id text        not null,
  account_id  uuid,
  details     jsonb       not null,
  settled_at  timestamptz
);
create unique index payment_differences_open on payment_differences (provider, kind, provider_id) where settled_at is null;

-- Plans at PayPal. A changed price makes a new plan, because subscribers keep the price that they agreed to.
create table paypal_plans (
  plan_id             text          primary key,
  environment         text          not null,
  paypal_product_id   text          not null,
  product_key         text          not null references products,
  price               numeric(10,2) not null,
  introductory_price  numeric(10,2),
  introductory_months smallint,
  is_current          boolean       not null,
  created_at          timestamptz   not null
);
create unique index paypal_plans_current on paypal_plans (environment, product_key) where is_current;
