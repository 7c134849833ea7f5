-- The public keys that signed entries of search protocols. They stay when the key is replaced.

create table search_protocol_keys (
  key_id        text        primary key,
  public_key    jsonb       not null,
  first_used_at timestamptz not null
);
