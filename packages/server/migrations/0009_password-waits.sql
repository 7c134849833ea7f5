-- When the next password may be tried; null = at once.
alter table identity_limits add column wait_until timestamptz;
