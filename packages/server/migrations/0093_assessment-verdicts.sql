-- What a finished assessment says in a word. Null: stored by an earlier program; it is read from the findings once.
alter table assessments add column verdict text;
