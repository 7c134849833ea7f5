-- All owners of marks that have several, and the international registration behind a US designation: both are searched.

alter table brands add column owner_names text;                 -- all names, joined by "; "; null with one owner
alter table brands add column owner_keys text[];                -- all person keys; null with one owner
alter table brands add column international_number text;        -- normalised, without WO

create index brands_owner_keys on brands using gin (owner_keys) where owner_keys is not null;
create index brands_international_number on brands (international_number) where international_number is not null;
