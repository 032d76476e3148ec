import { eventChange, type EventChange } from '@touchline/contract/notifications/shapes'
import {
  isEventLetterKind,
  isLiftLetterKind,
  type EventLetterKind,
} from '@touchline/domain/accounts/letter-kinds'
import type { NotificationKind } from '@touchline/domain/notifications/kinds'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import type { Due, Subject } from './add-lines.ts'

/** The job that writes due emails. */
export const lettersJob = 'notifications.write_letters'

interface About {
  readonly telling: {
    readonly kind: NotificationKind
    readonly teamId: string | null
    readonly subject: Subject
  }
  readonly newsId: number
}

/** Schedules emails; returns their number. */
export async function insertLetters(
  tx: Transaction,
  { telling: { kind, teamId, subject }, newsId }: About,
  letters: readonly Due[],
): Promise<number> {
  const { eventId, taskIds, change } = subject
  if (letters.length === 0 || teamId === null || eventId === undefined) return 0
  if (change !== undefined)
    return insertChangeLetters(tx, { kind, teamId, eventId, newsId, change }, letters)
  const made = await sql`
    insert into notification_emails
      (id, account_id, team_id, event_id, kind, outbox_id, task_ids, member_id, due_at)
    select l.id, l.account_id, ${teamId}::uuid, ${eventId}::uuid, ${kind}, ${newsId}::bigint,
      ${[...(taskIds ?? [])]}::uuid[], ${personIn(kind, subject)}::uuid, l.due_at
    from unnest(${letters.map(() => newId())}::uuid[],
      ${letters.map(({ accountId }) => accountId)}::uuid[],
      ${letters.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[]) as l (id, account_id, due_at)
    on conflict (team_id, account_id, outbox_id, kind) do nothing`.execute(tx)
  return Number(made.numAffectedRows ?? 0)
}

/** The person an email is about, if it's about one. */
function personIn(kind: NotificationKind, { memberId, taskIds }: Subject): string | null {
  const isOfOne = taskIds !== undefined || kind === 'withdrawn_late' || isLiftLetterKind(kind)
  return isOfOne ? (memberId ?? null) : null
}

interface ChangeLetters {
  readonly kind: NotificationKind
  readonly teamId: string
  readonly eventId: string
  readonly newsId: number
  readonly change: EventChange
}

/** Replaces an email about an earlier change that waits for the morning. */
async function insertChangeLetters(
  tx: Transaction,
  { kind, teamId, eventId, newsId, change }: ChangeLetters,
  letters: readonly Due[],
): Promise<number> {
  const made = await sql`
    with waiting as (
      delete from notification_emails w
      where w.team_id = ${teamId} and w.event_id = ${eventId} and w.change is not null
        and w.outbox_id <> ${newsId}
        and w.account_id = any(${letters.map(({ accountId }) => accountId)}::uuid[])
      returning w.account_id, w.outbox_id, w.change
    ), first as (
      select distinct on (account_id) account_id, change -> 'was' as was from waiting
      order by account_id, outbox_id
    )
    insert into notification_emails
      (id, account_id, team_id, event_id, kind, outbox_id, change, due_at)
    select l.id, l.account_id, ${teamId}::uuid, ${eventId}::uuid, ${kind}, ${newsId}::bigint,
      ${JSON.stringify(change)}::jsonb || jsonb_strip_nulls(jsonb_build_object('was', first.was)),
      l.due_at
    from unnest(${letters.map(() => newId())}::uuid[],
      ${letters.map(({ accountId }) => accountId)}::uuid[],
      ${letters.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[]) as l (id, account_id, due_at)
    left join first on first.account_id = l.account_id
    on conflict (team_id, account_id, outbox_id, kind) do nothing`.execute(tx)
  return Number(made.numAffectedRows ?? 0)
}

/** An email to write now: its recipient, and its content besides the event. */
export interface LetterToWrite {
  readonly id: string
  readonly kind: EventLetterKind
  readonly teamId: string
  readonly eventId: string
  readonly accountId: string
  readonly email: string
  readonly language: Language
  readonly timeZone: string | null
  readonly team: string
  readonly cancelReason: string | null
  /** For a series: how many dates follow, and when the last begins. */
  readonly laterDates: number
  readonly lastStartsAt: Date | null
  /** The names of the event's files, in order. */
  readonly files: readonly string[]
  /** The tasks that were assigned or withdrawn. */
  readonly taskIds: readonly string[]
  /** The person of the tasks or the lift, or who can't come after all. */
  readonly memberId: string | null
  /** The member's name, while their answer is no. */
  readonly absentee: string | null
  /** For a moved or cancelled event: the facts people knew, and the current ones. */
  readonly change: EventChange | null
}

interface LetterRow extends Omit<LetterToWrite, 'kind' | 'language' | 'email' | 'change'> {
  readonly change: unknown
  readonly kind: string
  readonly language: string
  readonly email: string | null
}

/**
 * Locks some due emails of any team until commit, so that no other process takes them. Accounts
 * without an address get none; `due` has all.
 */
export async function holdDueLetters(
  tx: Transaction,
  now: Date,
  limit: number,
): Promise<{ readonly due: readonly LetterKey[]; readonly letters: readonly LetterToWrite[] }> {
  const found = await sql<LetterRow>`
    with due as materialized (
      select * from notification_emails where due_at <= ${now}
      order by due_at, id limit ${limit} for update skip locked
    )
    select l.id, l.kind, l.team_id as "teamId", l.event_id as "eventId",
      l.account_id as "accountId", a.email, a.language, a.time_zone as "timeZone", t.name as team,
      e.cancel_reason as "cancelReason", later.count as "laterDates",
      later.last as "lastStartsAt", l.task_ids as "taskIds", l.member_id as "memberId", l.change,
      absentee.name as absentee,
      array(select f.shown_name from event_files x join files f on f.id = x.file_id
        where x.team_id = e.team_id and x.event_id = e.id and f.removed_at is null
          and f.shown_name <> '' order by x.position) as files
    from due l
    join accounts a on a.id = l.account_id
    join teams t on t.id = l.team_id
    join events e on e.team_id = l.team_id and e.id = l.event_id
    left join lateral (
      select trim(m.first_name || ' ' || m.last_name) as name
      from answers a join members m on m.team_id = a.roster_team_id and m.id = a.member_id
      where a.team_id = l.team_id and a.event_id = l.event_id and a.member_id = l.member_id
        and a.answer = 'not_going') absentee on true
    cross join lateral (
      select count(*) as count, max(d.starts_at) as last from events d
      where d.team_id = e.team_id and d.series_id = e.series_id and d.starts_at > e.starts_at
        and d.cancelled_at is null) later
    order by l.due_at, l.id`.execute(tx)
  const letters = found.rows.flatMap(({ email, kind, language, change, ...row }) =>
    email === null || !isEventLetterKind(kind)
      ? []
      : [
          {
            ...row,
            email,
            kind,
            language: bestLanguage([language]),
            change: eventChange.nullable().catch(null).parse(change),
          },
        ],
  )
  return { due: found.rows, letters }
}

type LetterKey = Pick<LetterToWrite, 'teamId' | 'id'>

function amongKeys(letters: readonly LetterKey[]) {
  return sql`(team_id, id) in (
    select * from unnest(${letters.map(({ teamId }) => teamId)}::uuid[],
      ${letters.map(({ id }) => id)}::uuid[]))`
}

export async function removeLetters(tx: Transaction, letters: readonly LetterKey[]): Promise<void> {
  await sql`delete from notification_emails where ${amongKeys(letters)}`.execute(tx)
}

export async function postponeLetters(
  tx: Transaction,
  letters: readonly LetterKey[],
  dueAt: Date,
): Promise<void> {
  await sql`
    update notification_emails set due_at = ${dueAt} where ${amongKeys(letters)}`.execute(tx)
}
