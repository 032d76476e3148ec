-- Whom a club keeps from which child, on every roster of the club: the block stands on one
-- guardianship and holds for the same account towards the same child. The same child is the same
-- row, the same account, or the same name and birth date; where a birth date is missing, the same
-- name and this very parent on both rosters. A block outlives the place where it was put (the
-- child moved up a team): is_current says whether that place can still lift it by itself.
create view kept_from_children as
select other.team_id, other.id as member_id, parent.account_id,
  care.team_id as blocked_in, care.member_id as blocked_for, care.guardian_id as blocked_parent,
  care.blocked_at,
  child.left_at is null and child.archived_at is null and home.deleted_at is null as is_current
from guardianships care
join guardians parent on parent.team_id = care.team_id and parent.id = care.guardian_id
join members child on child.team_id = care.team_id and child.id = care.member_id
join teams home on home.id = care.team_id
join teams place on place.id = home.id or place.club_id = home.club_id
join members other on other.team_id = place.id and (
  other.id = child.id
  or other.account_id = child.account_id
  or (lower(other.first_name) = lower(child.first_name)
    and lower(other.last_name) = lower(child.last_name)
    and (other.date_of_birth = child.date_of_birth
      or ((other.date_of_birth is null or child.date_of_birth is null) and exists (
        select from guardianships theirs
        join guardians same on same.team_id = theirs.team_id and same.id = theirs.guardian_id
        where theirs.team_id = other.team_id and theirs.member_id = other.id
          and same.account_id = parent.account_id)))))
where care.blocked_at is not null and parent.account_id is not null;

create index guardianships_blocked on guardianships (team_id, guardian_id)
  where blocked_at is not null;

-- A coach may open a medical certificate with the consent for health data; it is a look like any.
alter table health_looks drop constraint health_looks_what_check;
alter table health_looks add constraint health_looks_what_check
  check (what in ('health', 'emergency', 'certificate'));
