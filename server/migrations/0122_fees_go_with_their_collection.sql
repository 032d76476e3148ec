-- A collection that goes takes its bills and its fees along, in whatever order: that no line is left without its
-- fee is asked when all of it is done.
alter table bill_lines alter constraint bill_lines_team_id_fee_id_fkey deferrable initially deferred;
alter table bill_lines alter constraint bill_lines_team_id_size_id_fkey deferrable initially deferred;
