-- A query is compared together with the logo that it is stored with. Before, it only kept the logo for the change to
-- another mode; such logos go, so that no saved search finds less than before.
update stored_brand_queries
set search = jsonb_set(search - 'logo' - 'sameIdea', '{minimumLogoSimilarity}', 'null'), logo_id = null, logo_description = null
where btrim(search ->> 'query') <> '' and logo_id is not null;
