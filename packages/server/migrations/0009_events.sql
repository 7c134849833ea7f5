-- Processes on one database follow each other's changes: each statement on these tables notifies when its transaction commits.
create function notify_of_change() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end
$$;

create trigger notify after insert or update or delete on clock_offset
  for each statement execute function notify_of_change('clock');
create trigger notify after insert or update or delete on offices
  for each statement execute function notify_of_change('register');
create trigger notify after insert or update or delete on register_state
  for each statement execute function notify_of_change('register');
create trigger notify after insert or update or delete on brand_states
  for each statement execute function notify_of_change('texts');
create trigger notify after insert or update or delete on reference_texts
  for each statement execute function notify_of_change('texts');
create trigger notify after insert or update or delete on identity_keys
  for each statement execute function notify_of_change('keys');
