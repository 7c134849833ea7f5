-- Opaque pictures are stored as JPEG, which encodes five times faster than WebP. Earlier ones stay WebP.
alter table uploaded_logos add column media_type text not null default 'image/webp';
alter table uploaded_logos alter column media_type drop default;
