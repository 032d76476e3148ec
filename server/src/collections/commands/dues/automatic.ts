import { runsToAnnounce, type PlannedRun } from '@touchline/domain/collections/dues/automatic'
import { lastDayOf, periodName } from '@touchline/domain/collections/dues/period'
import { addDays } from '@touchline/domain/events/days'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { bestLanguage } from '@touchline/domain/values/language'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { duesPlannedLetter, nameOfRun } from '../../emails/dues-planned.ts'
import {
  findAutomaticClubs,
  findPlans,
  findTreasurers,
  hasRun,
  insertPlan,
  isPlanned,
  markPlanSent,
  type AutomaticClub,
  type Plan,
} from '../../queries/dues-plans.ts'
import { findSchedule, lockSchedule, type Schedule } from '../../queries/dues.ts'
import { billDues } from './bill.ts'
import { duePeople, sumOf } from './due-people.ts'

/** Announces bills a week ahead, and creates those whose day has come. */
export async function runAutomaticDues(platform: Platform): Promise<void> {
  const { database, clock } = platform
  for (const club of await findAutomaticClubs(database, clock())) {
    await database.transaction().execute((tx) => announceRuns(tx, platform, club))
    const today = dayInZone(clock(), club.timeZone)
    for (const plan of await findPlans(database, club.clubId))
      if (!plan.isStopped && plan.sendsOn <= today)
        await database.transaction().execute((tx) => writeBills(tx, platform, { club, plan }))
  }
}

async function announceRuns(
  tx: Transaction,
  platform: Platform,
  club: AutomaticClub,
): Promise<void> {
  const { clubId } = club
  await lockSchedule(tx, clubId)
  const schedule = await findSchedule(tx, clubId)
  if (!schedule?.rules.automatic) return
  const { rules, months } = schedule
  const today = dayInZone(platform.clock(), club.timeZone)
  const year = { months, yearBegins: rules.yearBegins, automatic: schedule.rules.automatic }
  for (const run of runsToAnnounce(today, year))
    if (await isToAnnounce(tx, clubId, run))
      await announceRun(tx, platform, { club, schedule, run })
}

/** For a period already billed, only newcomers are announced. */
async function isToAnnounce(tx: Transaction, clubId: string, run: PlannedRun): Promise<boolean> {
  const { startsOn } = run.period
  if (await isPlanned(tx, clubId, run)) return false
  return run.whom === 'everyone' || hasRun(tx, clubId, { startsOn, endsOn: lastDayOf(run.period) })
}

interface Announcing {
  readonly club: AutomaticClub
  readonly schedule: Schedule
  readonly run: PlannedRun
}

async function announceRun(
  tx: Transaction,
  platform: Platform,
  { club, schedule, run }: Announcing,
): Promise<void> {
  const { clubId } = club
  const now = platform.clock()
  const people = await duePeople(tx, { clubId, now, rules: schedule.rules, ...run })
  if (people.length === 0) return
  const name = nameOfRun(bestLanguage([club.language]), periodName(run.period))
  await insertPlan(tx, { id: newId(), clubId, name, run, now })
  const figures = {
    people: people.length,
    families: new Set(people.map(({ row }) => row.payerKey)).size,
    amount: sumOf(people),
    currency: schedule.currency,
  }
  for (const { to, language } of await findTreasurers(tx, clubId))
    await platform.mail.enqueue(
      tx,
      duesPlannedLetter({
        ...figures,
        to,
        language: bestLanguage([language]),
        club: { id: clubId, name: club.name },
        name,
        sendsOn: run.sendsOn,
        url: `${platform.config.publicUrl}/club/${clubId}/dues`,
      }),
    )
}

interface Due {
  readonly club: AutomaticClub
  readonly plan: Plan
}

/** The plan's mark and its bills share a transaction, so a retry is the same run. */
async function writeBills(tx: Transaction, platform: Platform, { club, plan }: Due): Promise<void> {
  const { clubId, accountId } = club
  const now = platform.clock()
  await lockSchedule(tx, clubId)
  if (!(await markPlanSent(tx, clubId, plan.id))) return
  const schedule = await findSchedule(tx, clubId)
  if (!schedule?.rules.automatic) return
  const { id, name, startsOn, months, whom } = plan
  const period = { startsOn, months }
  const people = await duePeople(tx, { clubId, now, rules: schedule.rules, period, whom })
  if (people.length === 0) return
  const today = dayInZone(now, club.timeZone)
  const dueOn = addDays(today, schedule.rules.automatic.dueDays)
  await billDues(tx, {
    actor: { accountId, clubId, roles: [] },
    reader: { clubId, accountId: id, roles: ['manager'], now },
    now,
    input: {
      clubId,
      id,
      name,
      ...period,
      dueOn,
      personIds: people.map(({ shown }) => shown.id),
      amount: sumOf(people),
      version: schedule.version,
    },
  })
}
