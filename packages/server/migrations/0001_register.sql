-- The register: narrow hot columns in `brands` (what lists, filters and the index builder read), everything else in one
-- compressed document per mark in `brand_documents`. Both are partitioned by office, so an office can be reloaded, vacuumed
-- and dropped alone at 22 million marks.

create sequence brand_serial as integer;
-- Every change of a mark takes a new revision; the search index asks for what is newer than the one it knows.
create sequence brand_revision as bigint;

create table brands (
  office            text        not null,
  id                text        not null,
  serial            integer     not null default nextval('brand_serial'),
  revision          bigint      not null default nextval('brand_revision'),
  name              text,
  brand_type        text        not null,  -- Word, Figurative, Combined
  state_category    text        not null,  -- new, alive, dead
  state_key         text        not null,  -- us.630
  application_number  text      not null,  -- as the office writes it
  registration_number text,
  registration_key  text,                  -- normalised, for number search
  application_date  date,
  registration_date date,
  opposition_end_date date,
  publication_date  date,
  nice_classes      smallint[]  not null,
  owner_name        text,
  owner_seat        text,                  -- city, country code
  owner_key         text,                  -- the office's person key where persons are delivered apart
  logo              text,                  -- relative to the logo storage, or absolute
  delivery          integer     not null,  -- deliveries.id
  removed           boolean     not null default false,
  content_hash      bytea       not null,  -- of the document: an equal one changes nothing
  primary key (office, id)
) partition by list (office);

create table brand_documents (
  office   text    not null,
  serial   integer not null,
  document bytea   not null,               -- deflated JSON of RegisterMark
  primary key (office, serial)
) partition by list (office);

do $$
declare office text;
begin
  foreach office in array array['at', 'ch', 'de', 'em', 'es', 'fr', 'us'] loop
    execute format('create table brands_%1$s partition of brands for values in (%1$L)', office);
    execute format('create table brand_documents_%1$s partition of brand_documents for values in (%1$L)', office);
    -- The document is compressed already.
    execute format('alter table brand_documents_%1$s alter column document set storage external', office);
  end loop;
end $$;

create index brands_serial on brands (serial);
create index brands_revision on brands (revision);
create index brands_registration_key on brands (registration_key) where registration_key is not null;
create index brands_owner_key on brands (office, owner_key) where owner_key is not null;

-- One row per file that was read: the provenance of its marks.
create table deliveries (
  id            integer generated always as identity primary key,
  office        text        not null,
  feed          text        not null,
  file          text        not null,
  delivery_date date,
  is_sample     boolean     not null default false,
  started_at    timestamptz not null,
  finished_at   timestamptz,
  summary       jsonb
);

-- Per office: what the health page, the as-of line and the statistics read without counting.
create table offices (
  office     text primary key,
  as_of      date,
  marks      bigint not null default 0,
  is_sample  boolean not null default false,
  updated_at timestamptz
);

-- Persons delivered apart from the marks (em, es).
create table persons (
  office  text  not null,
  role    text  not null,                  -- owner, representative
  key     text  not null,
  address jsonb not null,
  primary key (office, role, key)
);

-- The offices' own states as the register has met them; unknown ones carry the original text.
create table brand_states (
  key            text primary key,         -- us.630
  office         text not null,
  state_category text not null,
  original       text not null,
  is_known       boolean not null
);

-- Facts about the register as a whole: whether it is the sample, and up to which day and with which seed that was made.
create table register_state (
  key   text primary key,
  value jsonb not null
);
