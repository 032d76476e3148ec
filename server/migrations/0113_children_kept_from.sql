-- Which children of a team a club keeps an account from; null when none. The view is joined into
-- nearly every statement that asks who speaks for whom, and took longer to plan than all the rest of
-- the statement to run: here each connection plans it once, and only for those who are kept from
-- some child at all.
create function children_kept_from(team uuid, account uuid) returns uuid[]
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
as $$
begin
  if not exists (select from guardians parent
      join guardianships care on care.team_id = parent.team_id and care.guardian_id = parent.id
      where parent.account_id = account and care.blocked_at is not null) then
    return null;
  end if;
  return (select array_agg(distinct kept.member_id) from kept_from_children kept
    where kept.team_id = team and kept.account_id = account);
end
$$;
