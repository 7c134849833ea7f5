-- The seats that a change in the marketplace ordered; null where none were ordered.
alter table orders add column quantity integer;
