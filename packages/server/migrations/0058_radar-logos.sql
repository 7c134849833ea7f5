-- Saved searches by logo.
alter table stored_brand_queries
  -- The uploaded picture, which is kept as long as a saved search names it.
  add column logo_id uuid references uploaded_logos,
  -- The description of the picture as the search engine compares it; of one version of the descriptor.
  add column logo_description jsonb,
  -- Up to where newly described pictures have been looked at. They have revisions apart from those of marks.
  add column watched_logo_revision bigint not null default 0,
  add constraint stored_brand_queries_logo_described check ((logo_id is null) = (logo_description is null));
create index stored_brand_queries_logo on stored_brand_queries (logo_id) where logo_id is not null;

alter table logo_descriptions
  -- The revision from which the picture has been compared. A new version of the descriptor does not change it.
  add column compared_revision bigint,
  -- Why a picture is not described.
  add column fault text check (fault in ('missing', 'unreadable', 'blank'));
update logo_descriptions set compared_revision = revision where packed is not null;
update logo_descriptions set fault = 'unreadable' where packed is null and picture <> '';
create index logo_descriptions_compared on logo_descriptions (compared_revision) where compared_revision is not null;
