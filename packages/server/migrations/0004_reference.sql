-- What administrators wrote into the five keyed lists: texts that go before those of the program, and values that only stand here.
create table reference_texts (
  list              text        not null check (list in
    ('RegistrationOfficeCodes', 'BrandTypes', 'BrandStateCategory', 'BrandStates', 'NiceClasses')),
  key               text        not null,
  language          text        not null,
  description       text        not null,
  short_description text        not null,
  updated_at        timestamptz not null,
  primary key (list, key, language)
);
