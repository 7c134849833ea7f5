-- Which draft an assessment came from, also after the draft was deleted: a name of a project keeps its assessments.

alter table assessments add column origin_draft_id uuid;
update assessments set origin_draft_id = draft_id;
create index assessments_origin on assessments (origin_draft_id);

-- The name keeps the id of its draft, and a deleted draft is filled again under it.
alter table pilot_names drop constraint pilot_names_draft_id_fkey;
