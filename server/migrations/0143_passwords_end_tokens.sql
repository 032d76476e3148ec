-- A new password, or being signed out everywhere, ends what was made by whoever could get in before. API
-- tokens belong to a later part of the system, which asks for this moment: those made until then open nothing.
alter table auth.users add column tokens_ended_at timestamptz;
