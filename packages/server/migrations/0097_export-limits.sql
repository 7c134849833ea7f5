-- How many hits an exported file may have, by plan. The previous release does not know the limit and exports 1,000.
alter table product_features add column file_limit integer check (file_limit >= 0);
update product_features set file_limit = case product_key when 'enterprise' then 20000 else 1000 end
  where feature_key = 'export' and usage_limit is null;

-- Jobs also make tables of many hits.
alter table dossiers add column format text not null default 'pdf' check (format in ('pdf', 'xlsx', 'csv'));
