-- All blocks that count in one team, as [{"memberId", "accountId"}]; null when there are none. The roster
-- asks once instead of once a parent, and teams without any block never plan the view.
create function children_kept_in(team uuid) returns json
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
as $$
begin
  if not exists (select from guardianships care
      join teams place on place.id = care.team_id
      where care.blocked_at is not null and (place.id = team
        or place.club_id = (select home.club_id from teams home where home.id = team))) then
    return null;
  end if;
  return (select json_agg(json_build_object('memberId', kept.member_id, 'accountId', kept.account_id))
    from kept_from_children kept where kept.team_id = team);
end
$$;
