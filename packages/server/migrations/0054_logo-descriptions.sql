-- What a search by logo compares: a description of each mark's picture, made by a job after the ingest.

-- Every change of descriptions takes a new revision, apart from those of marks: descriptions arrive later.
create sequence logo_revision as bigint;

create table logo_descriptions (
  serial       integer     primary key,
  picture      text        not null,  -- the stored picture that was described; '' when the mark has none any more
  version      smallint    not null,  -- of the descriptor; two versions are never compared
  revision     bigint      not null,
  packed       bytea,                 -- null: no picture, an unreadable one, or nothing to see in it
  described_at timestamptz not null
);
-- The vectors hardly compress.
alter table logo_descriptions alter column packed set storage external;
create index logo_descriptions_revision on logo_descriptions (revision);

-- Marks whose picture arrived without a change of the mark: fetched from an office's address.
create table logos_due (
  serial integer primary key
);
