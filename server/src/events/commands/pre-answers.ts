import { decidePreAnswer } from '@touchline/domain/events/unavailability'

import type { Transaction } from '#server/platform/database/database.ts'

import {
  findCandidates,
  findRangesOf,
  givePreAnswers,
  lockCandidates,
  takePreAnswersBack,
  type GivenPreAnswer,
  type Pair,
  type PreAnswerScope,
  type RangeOfMember,
  type Standing,
} from '../queries/pre-answers.ts'
import { requireTeamZone } from '../queries/records.ts'

/** Answers per statement. */
const step = 500

const beginning: Pair = {
  eventId: '00000000-0000-0000-0000-000000000000',
  memberId: '00000000-0000-0000-0000-000000000000',
}

/**
 * Brings automatic answers up to date with absences, audience and events. Safe to repeat; does
 * nothing if all is up to date. These answers take and free no places, so no one is promoted.
 */
export async function settlePreAnswers(
  tx: Transaction,
  scope: PreAnswerScope,
  now: Date,
): Promise<void> {
  const zone = await requireTeamZone(tx, scope.teamId)
  let after: Pair | undefined = beginning
  while (after !== undefined) {
    const pairs: Pair[] = await findCandidates(tx, scope, { now, after, limit: step })
    if (pairs.length > 0) await settle(tx, { scope, zone, now }, pairs)
    after = pairs.length === step ? pairs.at(-1) : undefined
  }
}

interface Settling {
  readonly scope: PreAnswerScope
  readonly zone: string
  readonly now: Date
}

async function settle(
  tx: Transaction,
  { scope, zone, now }: Settling,
  pairs: readonly Pair[],
): Promise<void> {
  const { teamId } = scope
  const standings = await lockCandidates(tx, teamId, pairs)
  const members = [...new Set(pairs.map(({ memberId }) => memberId))]
  const ranges = Map.groupBy(await findRangesOf(tx, scope, members), ({ memberId }) => memberId)
  const { given, back } = planOf(standings, ranges, zone)
  if (given.length > 0) await givePreAnswers(tx, { teamId, now }, given)
  if (back.length > 0) await takePreAnswersBack(tx, teamId, back)
}

interface Plan {
  readonly given: GivenPreAnswer[]
  readonly back: Pair[]
}

function planOf(
  standings: readonly Standing[],
  ranges: ReadonlyMap<string, readonly RangeOfMember[]>,
  zone: string,
): Plan {
  const plan: Plan = { given: [], back: [] }
  for (const standing of standings) {
    const { eventId, memberId } = standing
    const own = ranges.get(memberId) ?? []
    const becomes = decidePreAnswer(standing, own, zone)
    if (becomes.kind === 'take_back') plan.back.push({ eventId, memberId })
    if (becomes.kind !== 'give') continue
    const by = own.find(({ id }) => id === becomes.because)?.createdBy
    if (by !== undefined) plan.given.push({ eventId, memberId, because: becomes.because, by })
  }
  return plan
}
