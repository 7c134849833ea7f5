-- Boards of pinned brands. They belong to an account and are deleted with it.

create table boards (
  id         bigint      generated always as identity primary key,
  account_id uuid        not null references accounts on delete cascade,
  name       text,                       -- null: the default board, named in the reader's language
  created_at timestamptz not null
);
-- Two boards of an account differ in more than the case of their names, and one of them at most is the default board.
create unique index boards_name on boards (account_id, coalesce(lower(name), ''));

create table board_bookmarks (
  id         bigint      generated always as identity primary key,
  board_id   bigint      not null references boards on delete cascade,
  brand_id   text        not null,       -- of a brand that the register may lose
  note       text        not null,
  position   integer     not null,       -- the board's own order; gaps are possible
  created_at timestamptz not null,
  unique (board_id, brand_id)
);

-- Exports of one's own results belong to Professional too.
insert into product_features (product_key, feature_key, usage_limit) values ('professional', 'export', null)
  on conflict do nothing;
