-- Brand-Guardian: uploaded logos, drafts of the wizard, and assessments.

create table assessment_logos (
  id          uuid        primary key,
  account_id  uuid        not null references accounts on delete cascade,
  -- Of the stored picture, in pixels and bytes.
  width       integer     not null,
  height      integer     not null,
  size        integer     not null,
  uploaded_at timestamptz not null
);
create index assessment_logos_account on assessment_logos (account_id);
create index assessment_logos_uploaded on assessment_logos (uploaded_at);

create table assessment_drafts (
  id         uuid        primary key,
  account_id uuid        not null references accounts on delete cascade,
  content    jsonb       not null,  -- what the wizard asks, without the logo
  logo_id    uuid        references assessment_logos on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index assessment_drafts_account on assessment_drafts (account_id);
create index assessment_drafts_logo on assessment_drafts (logo_id);

create table assessments (
  id             integer     primary key generated always as identity,
  account_id     uuid        not null references accounts on delete cascade,
  draft_id       uuid        references assessment_drafts on delete set null,
  previous_id    integer     references assessments on delete set null,
  brand_case     jsonb       not null,
  logo_id        uuid        references assessment_logos on delete set null,
  created_at     timestamptz not null,
  -- Null while it runs, and of an interrupted one.
  finished_at    timestamptz,
  risk_score     smallint,
  risk_class     text,
  open_conflicts integer,
  findings       bytea,      -- deflated JSON
  safer_changes  jsonb
);
create index assessments_account on assessments (account_id, id);
create index assessments_draft on assessments (draft_id);
create index assessments_previous on assessments (previous_id);
create index assessments_logo on assessments (logo_id);
