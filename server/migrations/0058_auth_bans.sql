-- A ban counts at once everywhere: every process asks anew about the sessions of whoever is banned.
create function auth.tell_ban() returns trigger language plpgsql as $$
begin
  perform pg_notify('touchline_sessions', id::text) from auth.sessions where user_id = new.id;
  return new;
end
$$;
create trigger user_banned after update of banned_until on auth.users
  for each row when (new.banned_until is not null and old.banned_until is distinct from new.banned_until)
  execute function auth.tell_ban();
