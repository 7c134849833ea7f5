-- A plan may limit a feature for each day of the account's time zone. The programs of the previous release do not know
-- such limits: they see the feature without one.
alter table product_features add column daily_limit integer check (daily_limit >= 0);
alter table feature_usages add column day_usages integer not null default 0;
alter table feature_usages add column day_end timestamptz;  -- exclusive; from then on the day's uses count from zero

-- The questions to Brandy, which the program limited on its own until now. Limits that administrators have set become
-- daily ones. The previous release counts in `assistant_usage`; a later one drops that table.
update product_features set daily_limit = coalesce(usage_limit, case product_key when 'enterprise' then 400 else 100 end),
  usage_limit = null where feature_key = 'chat' and product_key <> 'trial';
