-- Large dossiers, which jobs make. Their files are objects below dossiers/{account_id}/.

create table dossiers (
  id          uuid        primary key,
  account_id  uuid        not null references accounts on delete cascade,
  kind        text        not null,
  title       text        not null,
  language    text        not null,
  input       jsonb,                -- null once it is not needed any more
  mail        text,                 -- who is told when it is ready; null: nobody, or told
  done        integer     not null default 0,
  total       integer     not null,
  failure     text,
  size        integer,
  created_at  timestamptz not null,
  finished_at timestamptz
);
create index dossiers_by_account on dossiers (account_id, created_at desc);
create index dossiers_by_age on dossiers (created_at);
