-- Brand-Pilot: projects from an idea to protection, and the names that their owners bring.

create table pilot_projects (
  id              uuid        primary key,
  account_id      uuid        not null references accounts on delete cascade,
  content         jsonb       not null,  -- title, idea, classes, goods, offices, filings, station
  done            jsonb       not null,  -- the time at which each station was done
  stored_query_id integer     references stored_brand_queries on delete set null,
  watched_name    text,                  -- what that saved search looks for
  created_at      timestamptz not null,
  changed_at      timestamptz not null
);
create index pilot_projects_account on pilot_projects (account_id);
create index pilot_projects_query on pilot_projects (stored_query_id);

create table pilot_names (
  id             integer  primary key generated always as identity,
  project_id     uuid     not null references pilot_projects on delete cascade,
  name           text     not null,
  note           text     not null default '',
  is_shortlisted boolean  not null default false,
  is_chosen      boolean  not null default false,
  position       smallint not null,
  domains        jsonb    not null default '[]',  -- what the last check of domains found
  draft_id       uuid     references assessment_drafts on delete set null
);
create index pilot_names_project on pilot_names (project_id, position);
create unique index pilot_names_name on pilot_names (project_id, lower(name));
create unique index pilot_names_chosen on pilot_names (project_id) where is_chosen;
create index pilot_names_draft on pilot_names (draft_id);
