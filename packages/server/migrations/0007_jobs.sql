-- One table of jobs for all queues; it replaces the former queue's schema and its waiting room.
create table jobs (
  id bigint generated always as identity primary key,
  task text not null,
  queue text not null,
  payload jsonb not null,
  -- At most one job of a task waits or runs under a key; null = no such rule.
  key text,
  -- By the product's clock; -infinity = at once, even when the clock is set back.
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- The process that runs the job, and until when it holds it by the machine's clock.
  worker uuid,
  leased_until timestamptz,
  -- What was added under the key while the job ran; it replaces the job when that ends.
  next_payload jsonb,
  next_due_at timestamptz,
  -- The last failure; is_final = no attempt is left.
  failure text,
  failed_at timestamptz,
  is_final boolean not null default false,
  created_at timestamptz not null,
  unique (task, key),
  check ((worker is null) = (leased_until is null)),
  check ((next_payload is null) = (next_due_at is null))
);
create index jobs_due on jobs (queue, due_at, id) where not is_final;
create index jobs_failed on jobs (failed_at desc) where failure is not null;

insert into jobs (task, queue, payload, key, due_at, created_at)
select task, case task when 'mail.send' then 'mail' else 'default' end, payload, key, due_at, due_at from scheduled_jobs;
drop table scheduled_jobs;

do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    insert into jobs (task, queue, payload, key, due_at, created_at)
    select tasks.identifier, case tasks.identifier when 'mail.send' then 'mail' else 'default' end, waiting.payload, waiting.key,
      '-infinity', waiting.created_at
    from graphile_worker._private_jobs as waiting join graphile_worker._private_tasks as tasks on tasks.id = waiting.task_id
    on conflict do nothing;
    drop schema graphile_worker cascade;
  end if;
end
$$;
