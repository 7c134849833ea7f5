-- Notices of changed prices, and the answers to them. Nobody pays more without having agreed.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind in ('maintenance', 'terms', 'price'));
alter table notices
  add column product_key text references products,
  add column old_price   numeric(10,2),
  add column price       numeric(10,2),
  add column applied_at  timestamptz,         -- the new price is the product's
  add constraint notices_price check ((kind = 'price') = (product_key is not null and old_price is not null and price is not null));
create unique index notices_next_price on notices (product_key) where kind = 'price' and applied_at is null;

-- What a customer answered, with the sentence that was shown.
create table price_answers (
  notice_id   uuid        not null references notices,
  account_id  uuid        not null references accounts on delete cascade,
  user_id     uuid        references users on delete set null,
  agrees      boolean     not null,
  text        text        not null,
  answered_at timestamptz not null,
  primary key (notice_id, account_id)
);
create index price_answers_account on price_answers (account_id);

-- Prices of running subscriptions that were changed after their order: agreed to, or lowered. Like orders, they prove what
-- may be charged.
create table agreed_prices (
  subscription_id uuid          not null,
  notice_id       uuid          not null,
  product_key     text          not null,
  price           numeric(10,2) not null,
  agreed_at       timestamptz   not null,
  primary key (subscription_id, notice_id)
);
create trigger agreed_prices_stay before update or delete on agreed_prices for each row execute function refuse_change();
create trigger agreed_prices_all_stay before truncate on agreed_prices execute function refuse_change();

-- What a plan cost before its price was lowered: who ordered at that price pays less now.
alter table paypal_plans add column former_prices numeric(10,2)[] not null default '{}';
