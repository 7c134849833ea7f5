-- What a withdrawal means for its contract, as it was told to the customer: used days, pro-rata pay, refund.
alter table declarations add column assessment jsonb;
