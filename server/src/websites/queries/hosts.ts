import { hostProblems, type HostProblem, type HostState } from '@touchline/domain/websites/host'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isClubActive, isTeamActive } from '#server/teams/queries/active.ts'

import type { Owner } from './websites.ts'

/** Asks DNS about one website's host. */
export const checkHostJob = 'websites.check_host'

/** A website's own host name, confirmed or claimed. */
export interface HostRow extends HostState {
  readonly host: string
  readonly label: string
  readonly checkedAt: Date | null
  readonly warnedAt: Date | null
}

const columns = sql`host, host_label as label, host_confirmed_at as "confirmedAt",
  host_answered_at as "answeredAt", host_checked_at as "checkedAt", host_problem as problem, host_failing_since as "failingSince",
  host_warned_at as "warnedAt"`

type Stored = Omit<HostRow, 'problem'> & { readonly problem: string | null }

const read = ({ problem, ...row }: Stored): HostRow => ({
  ...row,
  problem: hostProblems.find((one) => one === problem) ?? null,
})

export async function findHost(db: Queryable, { id }: Owner): Promise<HostRow | undefined> {
  const found = await sql<Stored>`
    select ${columns} from websites where id = ${id} and host is not null`.execute(db)
  return found.rows.map(read)[0]
}

interface LockedHost extends HostRow {
  readonly owner: Owner
}

export async function lockHost(tx: Transaction, id: string): Promise<LockedHost | undefined> {
  const found = await sql<Stored & { readonly clubId: string | null }>`
    select ${columns}, club_id as "clubId" from websites where id = ${id} and host is not null
    for update`.execute(tx)
  const [row] = found.rows
  if (row === undefined) return undefined
  const { clubId, ...host } = row
  return { ...read(host), owner: { kind: clubId === null ? 'team' : 'club', id } }
}

interface Claim {
  readonly host: string
  readonly label: string
  readonly now: Date
}

/** Claims a host; its earlier one ends. False if the website was never saved. */
export async function claimHost(
  tx: Transaction,
  { id }: Owner,
  { host, label, now }: Claim,
): Promise<boolean> {
  const written = await sql`
    update websites set host = ${host}, host_label = ${label}, host_claimed_at = ${now},
      host_confirmed_at = null, host_answered_at = null, host_checked_at = null, host_problem = null,
      host_failing_since = null, host_warned_at = null
    where id = ${id}`.execute(tx)
  return written.numAffectedRows === 1n
}

/** Waits for the record for another two weeks. */
export async function claimAgain(tx: Transaction, { id }: Owner, now: Date): Promise<void> {
  await sql`update websites set host_claimed_at = ${now} where id = ${id} and host is not null`.execute(
    tx,
  )
}

export async function releaseHost(tx: Transaction, { id }: Owner): Promise<void> {
  await sql`
    update websites set host = null, host_label = null, host_claimed_at = null,
      host_confirmed_at = null, host_answered_at = null, host_checked_at = null, host_problem = null,
      host_failing_since = null, host_warned_at = null
    where id = ${id}`.execute(tx)
}

interface Checked extends HostState {
  readonly warnedAt: Date | null
  readonly now: Date
}

export async function saveCheck(tx: Transaction, { id }: Owner, checked: Checked): Promise<void> {
  const { confirmedAt, answeredAt, failingSince, problem, warnedAt, now } = checked
  await sql`
    update websites set host_confirmed_at = ${confirmedAt}, host_answered_at = ${answeredAt},
      host_failing_since = ${failingSince}, host_problem = ${problem}, host_warned_at = ${warnedAt}, host_checked_at = ${now}
    where id = ${id}`.execute(tx)
}

/** A name whose record leads to one website is no longer that of another. */
export async function endOtherHosts(
  tx: Transaction,
  { id }: Owner,
  { host, now }: { readonly host: string; readonly now: Date },
): Promise<readonly Owner[]> {
  const problem: HostProblem = 'elsewhere'
  const ended = await sql<{ readonly id: string; readonly clubId: string | null }>`
    update websites set host_confirmed_at = null, host_failing_since = null,
      host_problem = ${problem}, host_warned_at = ${now}
    where host = ${host} and host_confirmed_at is not null and id <> ${id}
    returning id, club_id as "clubId"`.execute(tx)
  return ended.rows.map((row) => ({ kind: row.clubId === null ? 'team' : 'club', id: row.id }))
}

const minute = 60_000
const most = 500

/** New and failing ones are checked every ten minutes, the others four times a day; not those of a closed club. */
export async function findDueHosts(db: Queryable, now: Date): Promise<readonly string[]> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute)
  const found = await sql<{ readonly id: string }>`
    select site.id from websites as site
    left join clubs as club on club.id = site.club_id and ${isClubActive('websites')}
    left join teams as team
      on team.id = site.team_id and team.club_id is null and ${isTeamActive('team', 'websites')}
    where host is not null and (club.id is not null or team.id is not null)
      and (host_confirmed_at is not null or host_claimed_at > ${ago(14 * 24 * 60)})
      and (host_checked_at is null or host_checked_at <= case
        when host_confirmed_at is null or host_problem is not null then ${ago(9)}::timestamptz
        else ${ago(6 * 60)}::timestamptz end)
    order by host_checked_at nulls first limit ${most}`.execute(db)
  return found.rows.map(({ id }) => id)
}
