import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { accountSections } from './own-account.ts'
import { billSections } from './own-bills.ts'
import { cashBoxSections } from './own-cash-box.ts'
import { clubSections } from './own-clubs.ts'
import { homeSections } from './own-homes.ts'
import { liftSections } from './own-lifts.ts'
import { matchDaySections } from './own-match-days.ts'
import { messageSections } from './own-messages.ts'
import { peopleOf } from './own-people.ts'
import { photoSections } from './own-photos.ts'
import { teamSections } from './own-teams.ts'

/** The person an export is about. */
export interface Subject {
  readonly id: string
  readonly email: string | null
  /** Digits without the plus sign, as text messages are addressed. */
  readonly signInPhone: string | null
  readonly language: string
  readonly timeZone: string | null
  /** YYYY-MM-DD */
  readonly today: string
  /** For the export of one child: excludes everyone else, including the requester. */
  readonly child?: { readonly teamId: string; readonly memberId: string; readonly of: string }
}

export type Row = Readonly<Record<string, unknown>>

/** One kind of rows in an export. */
export interface Section {
  readonly name: string
  /** The tables of its rows. */
  readonly tables: readonly string[]
  readonly rows: (subject: Subject) => RawBuilder<unknown>
}

/** Everything in an export. */
export const sections: readonly Section[] = [
  ...accountSections,
  ...teamSections,
  ...homeSections,
  ...liftSections,
  ...photoSections,
  ...matchDaySections,
  ...billSections,
  ...cashBoxSections,
  ...messageSections,
  ...clubSections,
]

export async function findSubject(
  db: Queryable,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<Subject | undefined> {
  const found = await sql<Omit<Subject, 'today' | 'child'>>`
    select a.id, a.email, u.phone as "signInPhone", a.language, a.time_zone as "timeZone"
    from accounts a left join auth.users u on u.id = a.id
    where a.id = ${accountId}`.execute(db)
  const [row] = found.rows
  return row === undefined ? undefined : { ...row, today: now.toISOString().slice(0, 10) }
}

/** A child as the subject of an export; undefined if the requester is no longer its guardian. */
export async function findChildSubject(
  db: Queryable,
  subject: Subject,
  child: { readonly teamId: string; readonly memberId: string },
): Promise<Subject | undefined> {
  const found = await sql`
    select 1 from (${peopleOf(subject)}) p
    where p.team_id = ${child.teamId} and p.id = ${child.memberId} and p.who = 'child'`.execute(db)
  if (found.rows.length === 0) return undefined
  const { language, timeZone, today, id: of } = subject
  return {
    id: nobody,
    email: null,
    signInPhone: null,
    language,
    timeZone,
    today,
    child: { ...child, of },
  }
}

/** No account has this id, so it selects nothing. */
const nobody = '00000000-0000-0000-0000-000000000000'

export async function findRows(
  db: Queryable,
  section: Section,
  subject: Subject,
): Promise<readonly Row[]> {
  const found = await sql<Row>`${section.rows(subject)}`.execute(db)
  return found.rows
}

/** Documents of the person and their children, by the names they are saved under. */
export async function findOwnDocuments(
  db: Queryable,
  subject: Subject,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const found = await sql<{ id: string; name: string }>`
    with people as (${peopleOf(subject)})
    select distinct f.id, f.shown_name as name
    from people p join member_files d on d.team_id = p.team_id and d.member_id = p.id
    join files f on f.id = d.id and f.removed_at is null
    order by f.id`.execute(db)
  return found.rows
}

/** Pictures the person uploaded, except of other people's faces, and those of their family. */
export async function findOwnPictures(db: Queryable, subject: Subject): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    with people as (${peopleOf(subject)})
    select f.id from files f
    where f.kind = 'picture' and f.removed_at is null and (
      f.account_id = ${subject.id}
      or (f.uploaded_by = ${subject.id} and f.purpose not in ('member_photo', 'album_photo'))
      or f.id in (select m.photo_file_id from people p
                  join members m on m.team_id = p.team_id and m.id = p.id))
    order by f.created_at, f.id`.execute(db)
  return found.rows.map(({ id }) => id)
}
