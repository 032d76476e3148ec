import type { PeriodPlan } from '@touchline/domain/leagues/match-day/periods'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { saveReport, saveSettings } from '../../queries/match-day/day.ts'
import { findMatchPeople } from '../../queries/match-day/people.ts'
import { invalidField } from '../locked-league.ts'
import { lockActiveMatchDay, announceMatchDay, type MatchDayContext } from './locked-match-day.ts'

/** Chooses the scorer and the periods of the match. */
export async function changeSettings(
  tx: Transaction,
  context: MatchDayContext,
  edit: {
    readonly version: number
    readonly scorer?: string | null | undefined
    readonly periods?: PeriodPlan | undefined
  },
): Promise<void> {
  const locked = await lockActiveMatchDay(tx, context)
  const { settings } = locked.day
  if (settings.version !== edit.version) throw new AppError('changed_meanwhile')
  const { scorer = settings.scorer, periods = settings.periods } = edit
  if (scorer !== null && scorer !== settings.scorer) {
    const people = await findMatchPeople(tx, locked.key, { named: [scorer], now: locked.now })
    const found = people.find(({ memberId }) => memberId === scorer)
    if (found === undefined || found.guestOf !== null)
      throw invalidField('scorer', 'player_unknown')
  }
  await saveSettings(tx, locked.key, { scorer, periods })
  await announceMatchDay(tx, locked, 'settings')
}

export async function writeReport(
  tx: Transaction,
  context: MatchDayContext,
  { version, text }: { readonly version: number; readonly text: string | null },
): Promise<void> {
  const locked = await lockActiveMatchDay(tx, context)
  if (locked.day.report.version !== version) throw new AppError('changed_meanwhile')
  await saveReport(tx, locked.key, { text, by: locked.actor.accountId })
  await announceMatchDay(tx, locked, 'report')
}
