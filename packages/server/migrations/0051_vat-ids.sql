-- The VAT identification number of a business in the EU, as its form was checked; null: none was given.
alter table billing_addresses add column vat_id text;
