-- Refunds at PayPal that were heard of. A partly refunded payment does not say how much of it went back; its refunds do.
create table paypal_refunds (
  refund_id   text        primary key,
  environment text        not null,   -- names the merchant's account
  payment_id  text        not null,
  heard_at    timestamptz not null
);
create index paypal_refunds_payment on paypal_refunds (payment_id);
