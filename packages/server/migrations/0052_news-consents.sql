-- Consents to receive news by e-mail. They count once they are confirmed by the link of a mail to the address. The
-- program's clock gives all times.
create table news_consents (
  id                uuid        primary key,
  account_id        uuid        not null references accounts on delete cascade,
  order_id          uuid        not null unique,  -- the order with which the consent was given
  email             text        not null,
  locale            text        not null,
  version           text        not null,
  text              text        not null,         -- the sentence beside the box
  given_at          timestamptz not null,
  confirmed_version text,
  confirmed_text    text,                         -- the sentence above the button that confirmed
  confirmed_at      timestamptz,
  withdrawn_at      timestamptz,
  check ((confirmed_at is null) = (confirmed_text is null) and (confirmed_at is null) = (confirmed_version is null))
);
create index news_consents_account on news_consents (account_id, given_at desc);
