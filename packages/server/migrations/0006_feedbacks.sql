-- What people think of the product. Feedback of somebody signed in belongs to the account and goes with it.
create table feedbacks (
  id         bigint      generated always as identity primary key,
  created_at timestamptz not null,
  context    text        not null,
  rating     smallint    not null check (rating between 1 and 5),
  comment    text        not null,
  locale     text        not null,
  account_id uuid        references accounts on delete cascade
);
create index feedbacks_account on feedbacks (account_id) where account_id is not null;
