-- Opaque pictures are stored as JPEG, which encodes five times faster than WebP. Earlier ones stay WebP, and so do
-- those that earlier programs store meanwhile.
alter table uploaded_logos add column media_type text not null default 'image/webp';
