-- What a mark's words mean where the office records a translation: as a name, for the search index.

alter table brands add column translation text;
