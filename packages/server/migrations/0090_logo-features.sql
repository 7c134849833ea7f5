-- What the picture line compares of each described picture. A table of its own, because the index reads all
-- descriptions and a page only the features of its marks.
create table logo_features (
  serial integer primary key,
  packed bytea   not null  -- by `packLineFeatures`, of the description's version
);
-- The vectors hardly compress.
alter table logo_features alter column packed set storage external;
