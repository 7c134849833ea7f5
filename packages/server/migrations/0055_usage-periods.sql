-- Uses of a feature are counted for each billing period. The trial's are counted once.
alter table feature_usages add column period_end timestamptz;  -- exclusive; from then on counting starts again; null: never
