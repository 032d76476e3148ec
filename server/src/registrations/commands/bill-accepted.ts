import { lastDayOf, periodContaining } from '@touchline/domain/collections/dues/period'
import type { DuesPeriod } from '@touchline/domain/collections/dues/rules'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { bestLanguage } from '@touchline/domain/values/language'
import { v7 as newId } from 'uuid'

import { requireClub } from '#server/clubs/queries.ts'
import { billDues } from '#server/collections/commands/dues/bill.ts'
import { sumDueAmounts, planDues } from '#server/collections/commands/dues/plan.ts'
import { findClubTeams, findScheduleForNew } from '#server/collections/queries/dues.ts'
import { findPremiumRefusal } from '#server/entitlements/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { registrationTexts } from '../emails.ts'
import type { BillOutcome, DecidingForClub } from './accepting.ts'

const dayLength = 86_400_000
/** To pay the first bill. */
const daysToPay = 14

/** The first bill of new members, by the club's rules for the period that runs. */
export async function billAccepted(
  { tx, now, ownerId: clubId, by: { actor, reader } }: DecidingForClub,
  recordIds: readonly string[],
): Promise<BillOutcome> {
  const schedule = await findScheduleForNew(tx, clubId)
  if (schedule === undefined) return 'no_rules'
  if ((await findClubTeams(tx, clubId)).length === 0) return 'no_team'
  const club = await requireClub(tx, clubId)
  const { rules, months, version } = schedule
  const { yearBegins } = rules
  const period = periodContaining(dayInZone(now, club.time_zone), { months, yearBegins })
  const plan = await planDues(tx, { reader, rules, period })
  const due = plan
    .flatMap(({ people }) => people)
    .filter(({ shown }) => recordIds.includes(shown.id) && shown.state === 'due')
  if (due.length === 0) return 'nothing_due'
  if (!(await haveAllPremium(tx, due, now))) return 'no_premium'

  const dueOn = dayInZone(new Date(now.getTime() + daysToPay * dayLength), club.time_zone)
  const text = registrationTexts[bestLanguage([club.language])]
  const shown = due.map((person) => person.shown)
  const name = text.fee(labelOf(period))
  const personIds = shown.map(({ id }) => id)
  const input = {
    clubId,
    id: newId(),
    name,
    dueOn,
    personIds,
    amount: sumDueAmounts(shown),
    version,
  }
  await billDues(tx, { actor, now, input: { ...input, ...period } })
  return 'billed'
}

async function haveAllPremium(
  tx: Transaction,
  due: readonly { readonly row: { readonly teamId: string } }[],
  now: Date,
): Promise<boolean> {
  for (const teamId of new Set(due.map(({ row }) => row.teamId)))
    if ((await findPremiumRefusal(tx, { teamId, now })) !== undefined) return false
  return true
}

/** "2026", or "2026/27" where it lies in two years. */
function labelOf(period: DuesPeriod): string {
  const [first = '', last = ''] = [period.startsOn, lastDayOf(period)].map((day) => day.slice(0, 4))
  return first === last ? first : `${first}/${last.slice(2)}`
}
