import { placesLeft } from '@touchline/domain/registrations/places'
import { offerDays } from '@touchline/domain/registrations/settings'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findForm, findFormTeams } from '../queries/forms.ts'
import { findNextWaiting, setState, type PersonRow } from '../queries/registrations.ts'
import { writeToFamily } from './write-to-family.ts'

const dayLength = 86_400_000
/** Letters of one run; the rest move up an hour later. */
const mostAtOnce = 50

/** How many places each team with a limit has left. */
export async function leftIn(tx: Transaction, ownerId: string): Promise<Map<string, number>> {
  const form = await findForm(tx, ownerId)
  const limits = new Map(form?.settings.teams.map(({ id, places }) => [id, places]))
  return new Map(
    (await findFormTeams(tx, ownerId)).flatMap(({ id, players, held }) => {
      const left = placesLeft(limits.get(id) ?? null, players + held)
      return left === null ? [] : [[id, left] as const]
    }),
  )
}

interface Freed {
  readonly ownerId: string
  /** Whose places are free now. */
  readonly freed: readonly Pick<PersonRow, 'teamId' | 'state'>[]
  readonly now: Date
}

/** Where someone gave up a place, the first of the waiting list is offered it by letter. */
export async function offerFreed(
  tx: Transaction,
  platform: Platform,
  { ownerId, freed, now }: Freed,
): Promise<void> {
  const held = freed.filter(({ state }) => state === 'new' || state === 'offered')
  const teamIds = new Set(held.flatMap(({ teamId }) => teamId ?? []))
  if (teamIds.size === 0) return
  const left = await leftIn(tx, ownerId)
  for (const teamId of teamIds) {
    const next = await findNextWaiting(tx, { ownerId, teamId }, left.get(teamId) ?? 0)
    await offerPlaces(tx, platform, { ownerId, people: next, now })
  }
}

/**
 * Offers every place that is free, whatever freed it; answers how many. Those whom staff put on the
 * waiting list wait for staff, or for a place that someone gives up.
 */
export async function offerAllFree(
  tx: Transaction,
  platform: Platform,
  { ownerId, now }: Omit<Freed, 'freed'>,
): Promise<number> {
  const form = await findForm(tx, ownerId)
  const teams = new Map((await findFormTeams(tx, ownerId)).map((team) => [team.id, team]))
  let offered = 0
  for (const { id: teamId, places } of form?.settings.teams ?? []) {
    const team = teams.get(teamId)
    if (team === undefined) continue
    // Without a limit, everyone moves up.
    const left = placesLeft(places, team.players + team.held) ?? mostAtOnce
    const people = await findNextWaiting(tx, { ownerId, teamId, notByStaff: true }, left)
    await offerPlaces(tx, platform, { ownerId, people, now })
    offered += people.length
  }
  return offered
}

interface Offering {
  readonly ownerId: string
  readonly people: readonly PersonRow[]
  readonly now: Date
  /** Undefined for a job. */
  readonly by?: string
  readonly message?: string
}

/** Keeps a place for each of them for some days, and writes to their families. */
export async function offerPlaces(
  tx: Transaction,
  platform: Platform,
  { ownerId, people, now, by, message = '' }: Offering,
): Promise<void> {
  const offerUntil = new Date(now.getTime() + offerDays * dayLength)
  const ids = people.map(({ id }) => id)
  await setState(tx, ownerId, { ids, state: 'offered', now, offerUntil, ...(by && { by }) })
  for (const [registrationId, ones] of Map.groupBy(people, (one) => one.registrationId))
    await writeToFamily(tx, {
      platform,
      key: { ownerId, registrationId },
      what: 'offered',
      personIds: ones.map(({ id }) => id),
      message,
      offerUntil,
    })
}
