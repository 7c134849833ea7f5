-- Pictures at an office's address that could not be fetched into the storage.

create table picture_fetches (
  serial    integer primary key,
  address   text not null,               -- a mark with another address is tried at once
  fault     text not null,
  retry_at  timestamptz not null
);
