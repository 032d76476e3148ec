-- Children are ill more often than they are hurt.
alter table unavailabilities drop constraint unavailabilities_reason_check,
  add constraint unavailabilities_reason_check
    check (reason in ('holiday', 'illness', 'injury', 'school_or_work', 'other'));
