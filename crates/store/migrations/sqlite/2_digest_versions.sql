-- How a digest was made; 0 for those of the first version, which nobody can compare any more.
alter table entry add column digest_version integer not null default 0;
