-- Invoices and corrections. They are kept for eight years after the end of their year (§ 147 (3) AO, § 14b UStG), also when
-- the account is deleted, and never change. All times are written by the program's clock.

-- The last number of each series and year. It is drawn in the transaction that stores the invoice, which others wait for:
-- a transaction that fails returns its number, so there are no gaps.
create table invoice_series (
  series        text     not null check (series in ('RE', 'RK')),
  year          smallint not null,
  last_position integer  not null,
  primary key (series, year)
);

create table invoices (
  id         uuid        primary key,
  series     text        not null,
  year       smallint    not null,
  position   integer     not null,
  number     text        not null unique,
  kind       text        not null check (kind in ('invoice', 'correction')),
  corrects   uuid,                          -- without a reference: the invoice may be due for deletion a year earlier
  cause      text        not null,          -- the payment, or its return, at the provider
  account_id uuid        not null,          -- outlives the account
  issued_at  timestamptz not null,
  gross      bigint      not null check (gross > 0),  -- cents
  content    jsonb       not null,          -- everything that the document says
  kept_until date        not null,          -- exclusive
  unique (series, year, position),
  unique (kind, cause),
  check ((kind = 'correction') = (corrects is not null)),
  check (kind = case series when 'RE' then 'invoice' else 'correction' end)
);
create index invoices_account on invoices (account_id, issued_at desc);
create index invoices_corrects on invoices (corrects) where corrects is not null;
create index invoices_kept_until on invoices (kept_until);

-- The stored file of an invoice. Its hash proves that the file is the one that was issued.
create table invoice_documents (
  invoice_id uuid        primary key references invoices on delete cascade,
  sha256     bytea       not null,
  size       integer     not null,
  stored_at  timestamptz not null
);

-- Refuses every change. Rows are deleted only in a transaction that names a day after the period of retention.
create function keep_invoices() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if tg_table_name = 'invoices' then
      if old.kept_until <= nullif(current_setting('invoices.today', true), '')::date then
        return old;
      end if;
    elsif not exists (select 1 from invoices where id = old.invoice_id) then
      return old;
    end if;
  end if;
  raise exception 'Rows of % are never changed, and removed only after their period of retention', tg_table_name;
end
$$;
create trigger invoices_stay before update or delete on invoices for each row execute function keep_invoices();
create trigger invoices_all_stay before truncate on invoices execute function keep_invoices();
create trigger invoice_documents_stay before update or delete on invoice_documents for each row execute function keep_invoices();
create trigger invoice_documents_all_stay before truncate on invoice_documents execute function keep_invoices();
