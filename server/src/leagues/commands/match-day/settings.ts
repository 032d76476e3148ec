import type { PeriodPlan } from '@touchline/domain/leagues/match-day/periods'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { saveReport, saveSettings } from '../../queries/match-day/day.ts'
import { findMatchPeople } from '../../queries/match-day/people.ts'
import { refused } from '../running.ts'
import { runDay, tellOfMatchDay, type Asking } from './on-day.ts'

/** Hands the live entry to a member, or divides the match in another way. */
export async function changeSettings(
  tx: Transaction,
  asking: Asking,
  edit: {
    readonly version: number
    readonly scorer?: string | null | undefined
    readonly periods?: PeriodPlan | undefined
  },
): Promise<void> {
  const on = await runDay(tx, asking)
  const { settings } = on.day
  if (settings.version !== edit.version) throw new AppError('changed_meanwhile')
  const { scorer = settings.scorer, periods = settings.periods } = edit
  if (scorer !== null && scorer !== settings.scorer) {
    const people = await findMatchPeople(tx, on.key, { named: [scorer], now: on.now })
    const found = people.find(({ memberId }) => memberId === scorer)
    if (found === undefined || found.guestOf !== null) throw refused('scorer', 'player_unknown')
  }
  await saveSettings(tx, on.key, { scorer, periods })
  await tellOfMatchDay(tx, on, 'settings')
}

export async function writeReport(
  tx: Transaction,
  asking: Asking,
  { version, text }: { readonly version: number; readonly text: string | null },
): Promise<void> {
  const on = await runDay(tx, asking)
  if (on.day.report.version !== version) throw new AppError('changed_meanwhile')
  await saveReport(tx, on.key, { text, by: on.actor.accountId })
  await tellOfMatchDay(tx, on, 'report')
}
