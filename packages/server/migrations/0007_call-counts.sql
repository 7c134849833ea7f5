-- Calls of each address in the current minute, shared by the processes. Not worth writing ahead: after a crash it starts empty.
create unlogged table call_counts (
  hash bytea primary key,
  calls integer not null,
  ends_at timestamptz not null
);
