import { quietHoursEnd } from '@touchline/domain/accounts/quiet-hours'
import { weekToReport, type ReportedWeek } from '@touchline/domain/notifications/weekly-report'

import { unsubscribeUrl } from '#server/accounts/queries/letter-links.ts'
import { findStanding } from '#server/notifications/queries/standing.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { weeklyReportLetter, type ReportedTeam } from '../emails/weekly-report.ts'
import { findMutedTeams, findOwnWeek, findTeamWeek, type TeamWeek } from '../queries/team-weeks.ts'
import {
  claimReport,
  findReportReaders,
  findZones,
  type ReportReader,
} from '../queries/weekly-reports.ts'

const atOnce = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Sends last week's report to adults who subscribed, on Monday morning in their time zone and after
 * their quiet hours. Each is sent once, because claim and email share a transaction. A failed one
 * is tried again in the next run and doesn't stop others. Nothing is sent for an empty week.
 */
export async function writeWeeklyReports(platform: Platform): Promise<void> {
  const { database, log } = platform
  const now = platform.clock()
  const weeks = weeksIn(await findZones(database), now)
  const [monday] = [...weeks.values()].map((week) => week.monday)
  if (monday === undefined) return
  const teams = rememberingTeams(database)
  const page = { zones: [...weeks.keys()], monday, now, limit: atOnce }
  for (let after: string | undefined = beforeAll; after !== undefined;) {
    const readers = await findReportReaders(database, { ...page, after })
    for (const reader of readers) {
      const week = weeks.get(reader.zone)
      if (week === undefined || isQuiet(reader, now)) continue
      const writing = database
        .transaction()
        .execute((tx) => writeOne(platform, tx, { reader, week, teams }))
      await writing.catch((error: unknown) =>
        log.error({ accountId: reader.accountId, error }, 'a weekly report could not be written'),
      )
    }
    after = readers.length === atOnce ? readers.at(-1)?.accountId : undefined
  }
}

/** The week to report by time zone; zones unknown to this version of Node are left out. */
function weeksIn(zones: readonly string[], now: Date): ReadonlyMap<string, ReportedWeek> {
  return new Map(
    zones.filter(isZone).flatMap((zone) => {
      const week = weekToReport(zone, now)
      return week === undefined ? [] : [[zone, week] as const]
    }),
  )
}

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

function isQuiet({ quietHours, zone }: ReportReader, now: Date): boolean {
  return quietHoursEnd({ ...quietHours, zone }, now) > now
}

type FindTeam = (teamId: string, week: ReportedWeek) => Promise<TeamWeek | undefined>

/** Caches a team's week for all its readers in the same time zone. */
function rememberingTeams(db: Queryable): FindTeam {
  const known = new Map<string, Promise<TeamWeek | undefined>>()
  return (teamId, week) => {
    const key = `${teamId} ${week.begins.toISOString()}`
    const found = known.get(key) ?? findTeamWeek(db, teamId, week)
    known.set(key, found)
    return found
  }
}

interface Writing {
  readonly reader: ReportReader
  readonly week: ReportedWeek
  readonly teams: FindTeam
}

async function writeOne(
  { database, mail, config }: Platform,
  tx: Transaction,
  { reader, week, teams }: Writing,
): Promise<void> {
  const { accountId } = reader
  if (!(await claimReport(tx, accountId, week.monday))) return
  const reported = await findReportedTeams(tx, { reader, week, teams })
  if (reported.length === 0) return
  const origin = config.publicUrl
  const stopUrl = await unsubscribeUrl(database, origin, { kind: 'weekly_report', accountId })
  const letter = weeklyReportLetter({ reader, week, teams: reported, origin, stopUrl })
  if (letter !== undefined) await mail.enqueue(tx, letter)
}

async function findReportedTeams(
  tx: Transaction,
  { reader, week, teams }: Writing,
): Promise<readonly ReportedTeam[]> {
  const { accountId, onlyWhenAttending } = reader
  const { teamIds, staffedIds } = await findStanding(tx, accountId)
  const muted = await findMutedTeams(tx, accountId)
  const reported: ReportedTeam[] = []
  for (const teamId of teamIds.filter((id) => !muted.has(id))) {
    const team = await teams(teamId, week)
    const own = await findOwnWeek(tx, { accountId, teamId }, week)
    if (team === undefined || (onlyWhenAttending && !own.isAttending)) continue
    reported.push({ team, own, isStaff: staffedIds.includes(teamId) })
  }
  return reported.toSorted((one, other) => one.team.name.localeCompare(other.team.name))
}
