import {
  reminders,
  type ReminderSettingsShape,
} from '@touchline/contract/collections/shapes/reminders'
import { defaultStages } from '@touchline/domain/collections/reminders/stages'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isClubActive } from '#server/teams/queries/active.ts'
import { currentTreasurer } from '#server/teams/queries/club-roles.ts'

import { findSchedule } from '../dues.ts'

export interface ReminderSettings {
  readonly settings: ReminderSettingsShape
  /** 0 if not saved yet. */
  readonly version: number
}

/** A club's reminder settings, or the defaults. */
export async function findReminderSettings(
  db: Queryable,
  clubId: string,
): Promise<ReminderSettings> {
  const row = await db
    .selectFrom('reminder_settings')
    .select(['stages', 'currency', 'is_automatic', 'hour', 'weekday', 'version'])
    .where('club_id', '=', clubId)
    .executeTakeFirst()
  if (row === undefined) {
    const dues = await findSchedule(db, clubId)
    const stages = defaultStages.map((stage) => ({ ...stage, words: { ...stage.words } }))
    const currency = dues?.currency ?? 'EUR'
    return {
      settings: { stages, currency, isAutomatic: false, hour: 9, weekday: null },
      version: 0,
    }
  }
  const { is_automatic: isAutomatic, version, ...stored } = row
  return { settings: reminders.shape.settings.parse({ ...stored, isAutomatic }), version }
}

interface Saved {
  readonly clubId: string
  readonly settings: ReminderSettingsShape
  /** The version that was edited. */
  readonly version: number
  readonly accountId: string
  readonly now: Date
}

/** Returns false if someone else saved meanwhile. */
export async function saveReminderSettings(tx: Transaction, saved: Saved): Promise<boolean> {
  const { clubId, settings, version, accountId, now } = saved
  const { currency, isAutomatic, hour, weekday } = settings
  const stages = JSON.stringify(settings.stages)
  const written = await sql`
    insert into reminder_settings (club_id, stages, currency, is_automatic, hour, weekday, changed_by, changed_at)
    select ${clubId}, ${stages}::jsonb, ${currency}, ${isAutomatic}, ${hour}::smallint, ${weekday}::smallint,
      ${accountId}, ${now}
    where ${version}::int = 0
      or exists (select from reminder_settings where club_id = ${clubId} and version = ${version})
    on conflict (club_id) do update set stages = excluded.stages, currency = excluded.currency,
      is_automatic = excluded.is_automatic, hour = excluded.hour, weekday = excluded.weekday,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at,
      version = reminder_settings.version + 1
    where reminder_settings.version = ${version}`.execute(tx)
  return written.numAffectedRows === 1n
}

export interface ClubToRemind {
  readonly clubId: string
  /** Who saved the settings, while their role lasts: these are their letters. */
  readonly accountId: string
}

/**
 * Clubs whose automatic reminders are due now: on their day, from their hour until the evening where the club
 * is, once a day; none where no one looks after the money.
 */
export async function findClubsToRemind(
  db: Queryable,
  { now, lastHour }: { readonly now: Date; readonly lastHour: number },
): Promise<readonly ClubToRemind[]> {
  const found = await sql<ClubToRemind>`
    select s.club_id as "clubId", ${currentTreasurer('s.changed_by')} as "accountId"
    from reminder_settings s join clubs club on club.id = s.club_id and ${isClubActive('collections')}
    cross join lateral (select ${now}::timestamptz at time zone club.time_zone as clock) there
    where s.is_automatic and extract(hour from there.clock) between s.hour and ${lastHour}
      and (s.weekday is null or extract(isodow from there.clock) = s.weekday)
      and s.ran_on is distinct from there.clock::date
      and ${currentTreasurer('s.changed_by')} is not null
    order by s.club_id limit 500`.execute(db)
  return found.rows
}

/** False when another process was quicker today. */
export async function markRemindersRun(
  tx: Transaction,
  { clubId, now }: { readonly clubId: string; readonly now: Date },
): Promise<boolean> {
  const written = await sql`
    update reminder_settings s set ran_on = (${now}::timestamptz at time zone club.time_zone)::date
    from clubs club
    where s.club_id = ${clubId} and club.id = s.club_id and s.is_automatic
      and s.ran_on is distinct from (${now}::timestamptz at time zone club.time_zone)::date`.execute(
    tx,
  )
  return written.numAffectedRows === 1n
}
