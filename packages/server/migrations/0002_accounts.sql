-- Users, accounts, permissions, products, subscriptions, usage, and the record of changes. All times are written by the
-- program's clock; none has a default.

-- A person is the pair of issuer and subject. E-mail and names belong to the provider and are taken over at every sign-in.
create table users (
  id             uuid        primary key,
  issuer         text        not null,
  subject        text        not null,
  email          text,
  email_verified boolean     not null,
  name           text,
  given_name     text,
  family_name    text,
  state          text        not null default 'active' check (state in ('active', 'suspended')),
  created_at     timestamptz not null,
  last_seen_at   timestamptz not null,     -- to the day
  unique (issuer, subject)
);
create index users_email on users (lower(email));

create table accounts (
  id                    uuid        primary key,
  name                  text        not null,
  state                 text        not null default 'active' check (state in ('active', 'suspended')),
  time_zone             text        not null default 'Europe/Berlin',
  notification_language text        not null,
  created_at            timestamptz not null,
  deletion_requested_at timestamptz
);
create table account_users (
  account_id uuid    not null references accounts on delete cascade,
  user_id    uuid    not null references users on delete cascade,
  is_default boolean not null,
  primary key (account_id, user_id)
);
create unique index account_users_default on account_users (user_id) where is_default;

create table billing_addresses (
  account_id           uuid        primary key references accounts on delete cascade,
  is_business_customer boolean     not null,
  first_name           text        not null,
  last_name            text        not null,
  company              text        not null,
  street               text        not null,
  postal_code          text        not null,
  city                 text        not null,
  country              text        not null,
  email                text        not null,
  updated_at           timestamptz not null
);

-- Area and level as bit flags: read 1, create 2, update 4, delete 8.
create table permissions (
  user_id  uuid     not null references users on delete cascade,
  resource text     not null,
  level    smallint not null check (level between 0 and 15),
  primary key (user_id, resource)
);

-- Plans. Names are proper names; descriptions stand with the other sentences until an administrator writes others.
create table products (
  key                  text          primary key,
  name                 text          not null,
  descriptions         jsonb         not null default '{}',  -- { de: … }
  price                numeric(10,2) not null,               -- euro a month, VAT included
  vat_rate             numeric(5,2)  not null,               -- percent
  is_offered           boolean       not null,
  rank                 smallint      not null,
  -- A promotional product is another one at an introductory price: price and features are those of `based_on`, in the first
  -- months the price is that of `introductory_product`.
  based_on             text          references products,
  introductory_product text          references products,
  introductory_months  smallint
);
create table product_features (
  product_key text    not null references products on delete cascade,
  feature_key text    not null,
  usage_limit integer,                                       -- null: none
  primary key (product_key, feature_key)
);

insert into products (key, name, price, vat_rate, is_offered, rank) values
  ('trial',        'Trial',          0, 19, false, 0),
  ('starter',      'Starter',       29, 19, true,  1),
  ('professional', 'Professional',  79, 19, true,  2),
  ('enterprise',   'Enterprise',   199, 19, true,  3);
insert into products (key, name, price, vat_rate, is_offered, rank, based_on, introductory_product, introductory_months) values
  ('professional-promo', 'Professional', 79, 19, true, 2, 'professional', 'starter', 2);
insert into product_features (product_key, feature_key, usage_limit) values
  ('trial', 'search.full', 2), ('trial', 'guardian.creation', 1),
  ('starter', 'search.name', null), ('starter', 'search.logo', null), ('starter', 'search.number', null),
  ('starter', 'offices', 2),
  ('professional', 'search.name', null), ('professional', 'search.logo', null), ('professional', 'search.number', null),
  ('professional', 'search.owner', null), ('professional', 'pilot', null), ('professional', 'guardian.creation', null),
  ('professional', 'radar', null), ('professional', 'domains', null), ('professional', 'offices', 5),
  ('enterprise', 'search.name', null), ('enterprise', 'search.logo', null), ('enterprise', 'search.number', null),
  ('enterprise', 'search.owner', null), ('enterprise', 'pilot', null), ('enterprise', 'guardian.creation', null),
  ('enterprise', 'radar', null), ('enterprise', 'domains', null), ('enterprise', 'export', null), ('enterprise', 'offices', null);

create table subscriptions (
  id                 uuid        primary key,
  account_id         uuid        not null references accounts on delete cascade,
  type               text        not null check (type in ('trial', 'granted', 'paypal', 'marketplace')),
  state              text        not null,
  product_key        text        not null references products,
  billing_plan       text        check (billing_plan in ('monthly', 'annual')),
  created_at         timestamptz not null,
  valid_from         timestamptz not null,
  valid_until        timestamptz,                            -- exclusive; null: until it is ended
  first_used_at      timestamptz,                            -- until then the offices may be changed freely
  offices_changed_at timestamptz
);
create index subscriptions_account on subscriptions (account_id);
create unique index subscriptions_trial on subscriptions (account_id) where type = 'trial';

create table subscription_packages (
  subscription_id uuid     not null references subscriptions on delete cascade,
  package_key     text     not null,                         -- the office's code
  position        smallint not null,                         -- the order of choice
  primary key (subscription_id, package_key)
);

create table feature_usages (
  subscription_id uuid    not null references subscriptions on delete cascade,
  feature_key     text    not null,
  usages          integer not null,
  primary key (subscription_id, feature_key)
);
-- A request that was repeated counts once.
create table feature_usage_requests (
  account_id  uuid        not null references accounts on delete cascade,
  request_id  text        not null,
  feature_key text        not null,
  at          timestamptz not null,
  primary key (account_id, request_id)
);
-- Full searches of a trial that were counted: repeating one within a day is free. Only a hash of mode and text is kept.
create table full_searches (
  account_id  uuid        not null references accounts on delete cascade,
  search_hash bytea       not null,
  counted_at  timestamptz not null,
  primary key (account_id, search_hash)
);

-- Who changed what and when; of people ids only.
create table audit_entries (
  id        bigint      generated always as identity primary key,
  at        timestamptz not null,
  user_id   uuid        references users on delete set null,
  area      text        not null,
  action    text        not null,
  object_id text,
  details   jsonb       not null default '{}'
);
create index audit_entries_object on audit_entries (object_id);
create index audit_entries_user on audit_entries (user_id) where user_id is not null;
