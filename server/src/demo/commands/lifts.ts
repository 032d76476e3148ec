import { isTravelling } from '@touchline/domain/lifts/permissions'

import { requireEvent } from '#server/events/queries/calendar.ts'
import { offerLift } from '#server/lifts/commands/offer.ts'
import { requestLift } from '#server/lifts/commands/request.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { demoEvents } from '../queries.ts'
import type { Stage } from './roster.ts'

/** Two cars to the next away match, and a family that needs a lift. */
export async function addLifts(tx: Transaction, stage: Stage): Promise<void> {
  const { now, words } = stage
  const events = await demoEvents(tx, stage.teamId)
  const eventId = events.find(({ isAway, startsAt }) => isAway && startsAt > now)?.id
  if (eventId === undefined) return
  const [first, second, third] = await familiesComing(tx, stage, eventId)
  const { meetingPlace } = words
  const cars = [
    { direction: 'both', seats: 3, leavesAt: '09:15', meetingPlace },
    { direction: 'there', seats: 2, leavesAt: '09:30', meetingPlace: null },
  ] as const
  for (const [place, family] of [first, second].entries())
    if (family !== undefined) {
      const { actor } = family
      await offerLift(tx, { actor, now, eventId }, cars[place] ?? cars[0])
    }
  if (third === undefined) return
  const { actor, memberId } = third
  const request = { direction: 'both', meetingPlace: null } as const
  await requestLift(tx, { actor, now, eventId, memberId }, request)
}

/** Parents who have joined, beside the demo parent, with a child who comes. */
async function familiesComing(tx: Transaction, { cast, teamId }: Stage, eventId: string) {
  const accountIds = cast.children.flatMap(({ guardians }) => guardians[0]?.account?.id ?? [])
  const families = []
  for (const accountId of new Set(accountIds)) {
    if (accountId === cast.parent.id) continue
    const actor = await requirePerson(tx, { accountId, teamId })
    const { mine } = await requireEvent(tx, actor, eventId)
    const child = mine.find((one) => one.relation === 'child' && isTravelling(one))
    if (child !== undefined) families.push({ actor, memberId: child.memberId })
    if (families.length === 3) break
  }
  return families
}
