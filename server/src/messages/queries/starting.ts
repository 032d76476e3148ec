import type { Audience, KeptAudience } from '@touchline/domain/messages/conversations'
import { isBlockedFrom, type Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import { isActive, isWrittenViaParents, clubJoins } from './ages.ts'
import type { ConversationKey } from './people.ts'

/** A person chosen by name: exactly one of the three is set. */
export interface NamedPerson {
  readonly memberId: string | null
  readonly guardianId: string | null
  readonly accountId: string | null
}

/** How an account starts a conversation: as member, parent or club manager. */
export async function findStarter(
  db: Queryable,
  { teamId, accountId, memberId }: Actor,
): Promise<NamedPerson> {
  if (memberId !== undefined) return { memberId, guardianId: null, accountId: null }
  const found = await sql<{ id: string }>`
    select g.id from guardians g
    where g.team_id = ${teamId} and g.account_id = ${accountId} and exists (
      select from guardianships care where care.team_id = g.team_id
        and care.guardian_id = g.id and ${isActiveGuardianship('care', 'g')})`.execute(db)
  const guardianId = found.rows[0]?.id
  return guardianId === undefined
    ? { memberId: null, guardianId: null, accountId }
    : { memberId: null, guardianId, accountId: null }
}

/** True if messages to this member by name go to the parents. */
export async function isYoungMember(
  db: Queryable,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
  now: Date,
): Promise<boolean> {
  const found = await sql<{ isYoung: boolean }>`
    select ${isWrittenViaParents(now)} as "isYoung" from members m ${clubJoins}
    where m.team_id = ${teamId} and m.id = ${memberId}`.execute(db)
  return found.rows[0]?.isYoung ?? false
}

/** True if everyone named may be chosen, and the event belongs to the team. */
export async function areRecipientsValid(
  db: Queryable,
  actor: Actor,
  audience: Audience,
): Promise<boolean> {
  const { teamId } = actor
  if (audience.kind === 'event') {
    const event = await sql`
      select 1 from events where team_id = ${teamId} and id = ${audience.eventId}`.execute(db)
    return event.rows.length === 1
  }
  if (audience.kind !== 'people') return true
  if (audience.memberIds.some((id) => isBlockedFrom(actor, id))) return false
  const found = await sql<{ members: number; guardians: number }>`
    select (select count(*) from members m
        where m.team_id = ${teamId} and m.id = any(${[...audience.memberIds]}::uuid[])
          and ${isActive}) as members,
      (select count(*) from guardians g
        where g.team_id = ${teamId} and g.id = any(${[...audience.guardianIds]}::uuid[])
          and exists (select from guardianships care where care.team_id = g.team_id
            and care.guardian_id = g.id and ${isActiveGuardianship('care', 'g')})) as guardians`.execute(
    db,
  )
  const [row] = found.rows
  return (
    row?.members === new Set(audience.memberIds).size &&
    row.guardians === new Set(audience.guardianIds).size
  )
}

export interface NewConversationRow extends ConversationKey {
  readonly audience: KeptAudience
  readonly subject: string | null
  readonly isAnnouncement: boolean
  readonly audienceKey: string | null
  readonly groupId: string | null
  readonly accountId: string
  readonly now: Date
}

/** Starts a conversation, or finds the one with the same people; returns its id. */
export async function insertConversation(
  tx: Transaction,
  given: NewConversationRow,
): Promise<string> {
  const { audience, now } = given
  const found = await sql<{ id: string }>`
    insert into conversations (id, team_id, kind, role, event_id, subject, is_announcement,
      audience_key, group_id, started_by, started_at, last_at)
    values (${given.conversationId}, ${given.teamId}, ${audience.kind},
      ${audience.kind === 'role' ? audience.role : null},
      ${audience.kind === 'event' ? audience.eventId : null}, ${given.subject},
      ${given.isAnnouncement}, ${given.audienceKey}, ${given.groupId}, ${given.accountId}, ${now}, ${now})
    on conflict (team_id, audience_key) do update set audience_key = excluded.audience_key
    returning id`.execute(tx)
  return found.rows[0]?.id ?? given.conversationId
}

export async function insertPeople(
  tx: Transaction,
  { teamId, conversationId }: ConversationKey,
  people: readonly NamedPerson[],
): Promise<void> {
  await sql`
    insert into conversation_participants (id, team_id, conversation_id, member_id, guardian_id, account_id)
    select gen_random_uuid(), ${teamId}::uuid, ${conversationId}::uuid, named.*
    from unnest(${people.map(({ memberId }) => memberId)}::uuid[],
      ${people.map(({ guardianId }) => guardianId)}::uuid[],
      ${people.map(({ accountId }) => accountId)}::uuid[])
      as named (member_id, guardian_id, account_id)
    on conflict do nothing`.execute(tx)
}

/**
 * Conversations the account has started since a moment in all teams; a message to several teams
 * counts once.
 */
export async function countStarted(db: Queryable, accountId: string, since: Date): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(distinct coalesce(group_id, id)) as count from conversations
    where started_by = ${accountId} and started_at > ${since}`.execute(db)
  return found.rows[0]?.count ?? 0
}

/** The accounts that have muted the team or the conversation. */
export async function findMutedAccounts(
  db: Queryable,
  { teamId, conversationId }: ConversationKey,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await sql<{ id: string }>`
    select participant.id from unnest(${[...accountIds]}::uuid[]) as participant (id)
    where exists (select from team_mutes mute
        where mute.team_id = ${teamId} and mute.account_id = participant.id)
      or exists (select from conversation_readers r
        where r.team_id = ${teamId} and r.conversation_id = ${conversationId}
          and r.account_id = participant.id and r.muted_at is not null)`.execute(db)
  return new Set(found.rows.map(({ id }) => id))
}

export interface ChosenRow {
  readonly id: string
  readonly name: string
  readonly isYoung: boolean
}

/** The chosen members, by name. */
export async function findChosen(
  db: Queryable,
  { teamId, now }: { readonly teamId: string; readonly now: Date },
  memberIds: readonly string[],
): Promise<readonly ChosenRow[]> {
  const found = await sql<ChosenRow>`
    select m.id, trim(m.first_name || ' ' || m.last_name) as name, ${isWrittenViaParents(now)} as "isYoung"
    from members m ${clubJoins}
    where m.team_id = ${teamId} and m.id = any(${[...memberIds]}::uuid[])
    order by name`.execute(db)
  return found.rows
}
