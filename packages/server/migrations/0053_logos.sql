-- Uploaded logos belong to a capability of their own. Whoever holds one references it, and a held one cannot be
-- deleted.

alter table assessment_logos rename to uploaded_logos;
alter index assessment_logos_account rename to uploaded_logos_account;
alter index assessment_logos_uploaded rename to uploaded_logos_uploaded;
-- SHA-256 of the picture's size and pixels. Earlier ones are unknown, and each stands for itself.
alter table uploaded_logos add column digest text;
update uploaded_logos set digest = id::text;
alter table uploaded_logos alter column digest set not null;
drop index uploaded_logos_account;
create unique index uploaded_logos_digest on uploaded_logos (account_id, digest);
drop index uploaded_logos_uploaded;
create index uploaded_logos_uploaded on uploaded_logos (uploaded_at, id);

alter table assessment_drafts
  drop constraint assessment_drafts_logo_id_fkey,
  add foreign key (logo_id) references uploaded_logos;
alter table assessments
  drop constraint assessments_logo_id_fkey,
  add foreign key (logo_id) references uploaded_logos;
