import { type Candidate, fillLineUp } from '@touchline/domain/leagues/match-day/fill-line-up'
import type { Player, LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'

import { linesAt, type Place } from './places.ts'

export type Target =
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'bench' }
  | { readonly kind: 'out' }

/** Moves a player to a place; the player there swaps places or goes to the bench. */
export function movePlayer(
  now: LineUpDraft,
  { memberId, shirtNumber }: Omit<Player, 'place'>,
  target: Target,
): LineUpDraft {
  const mover = playerIn(now, memberId) ?? { memberId, shirtNumber, place: null }
  const occupant = target.kind === 'place' ? playerAt(now, target.place) : undefined
  if (occupant?.memberId === memberId) return now
  const others = now.players.filter((one) => one !== mover && one !== occupant)
  return settled(now, [
    ...others,
    ...(target.kind === 'out' ? [] : [{ ...mover, place: placeOf(target) }]),
    ...(occupant === undefined ? [] : [{ ...occupant, place: mover.place }]),
  ])
}

/** Puts a player at the usual place, else the next free one, else on the bench. */
export function addPlayer(
  now: LineUpDraft,
  person: Candidate,
  places: readonly Place[],
): LineUpDraft {
  const people = [{ ...person, answer: 'going', isStaff: false } as const]
  return fillLineUp(now, { people, places: linesAt(places) })
}

/** In another formation players keep places that exist; the others go to the bench. */
export function withFormation(now: LineUpDraft, formation: string, places: number): LineUpDraft {
  const players = now.players.map((player) => ({
    ...player,
    place: player.place !== null && player.place < places ? player.place : null,
  }))
  return { ...now, formation, players }
}

export function withPlayer(now: LineUpDraft, changed: Player): LineUpDraft {
  const players = now.players.map((one) => (one.memberId === changed.memberId ? changed : one))
  return { ...now, players }
}

export function playerIn({ players }: LineUpDraft, memberId: string): Player | undefined {
  return players.find((one) => one.memberId === memberId)
}

export function playerAt({ players }: LineUpDraft, place: number): Player | undefined {
  return players.find((one) => one.place === place)
}

function placeOf(target: Exclude<Target, { kind: 'out' }>): number | null {
  return target.kind === 'place' ? target.place : null
}

/** A captain who was removed loses the role. */
function settled(now: LineUpDraft, players: readonly Player[]): LineUpDraft {
  const isThere = players.some(({ memberId }) => memberId === now.captain)
  return { ...now, players, captain: isThere ? now.captain : null }
}
