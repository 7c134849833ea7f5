-- What assistants called over MCP: which tool, when, how it ended. Neither names nor arguments.
create table mcp_calls (
  id           bigint      generated always as identity primary key,
  account_id   uuid        not null references accounts on delete cascade,
  tool         text        not null,
  state        text        not null check (state in ('done', 'refused', 'needsConfirmation')),
  milliseconds integer     not null,
  called_at    timestamptz not null
);
create index mcp_calls_account on mcp_calls (account_id, called_at);
create index mcp_calls_age on mcp_calls (called_at);
