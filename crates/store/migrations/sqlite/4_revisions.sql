-- How often something changed that no entry tells: who sits where, and which game follows.
alter table game add column revision integer not null default 0;

-- What a node looks after is found when the node is gone.
create index due_leased on due (leased_by) where leased_by is not null;
