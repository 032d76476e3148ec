-- What an emergency asks for lies on a coach's device around an event: the family reads that, too.
alter table health_looks drop constraint health_looks_what_check;
alter table health_looks add constraint health_looks_what_check
  check (what in ('health', 'emergency', 'certificate', 'pack', 'contact'));
