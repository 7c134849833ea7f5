-- Main categories of the Vienna Classification of a mark's picture, 1 to 29. Marks of earlier deliveries get theirs with
-- the next delivery: their hash differs.
alter table brands add column vienna_categories smallint[] not null default '{}';
