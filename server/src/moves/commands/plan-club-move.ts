import { createHash } from 'node:crypto'

import { teamKeyOfPlace, teamKeys, withoutTeam } from '@touchline/domain/members/import/places'
import type { MovePart } from '@touchline/domain/moves/read-move'
import type { PartOfTeam } from '@touchline/domain/moves/team-history'
import { partsByTeam } from '@touchline/domain/moves/team-parts'

import type { PlannedClubImport } from '#server/clubs/commands/import/plan-import.ts'
import type { ClubReader } from '#server/clubs/queries/members.ts'
import { findTeamsOfClub } from '#server/clubs/queries/teams.ts'
import { requireTeamZone } from '#server/events/queries/records.ts'
import { untilDone } from '#server/members/commands/preview-import.ts'
import { findRosterToCompare } from '#server/members/queries/imports.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { findActorsOfClub } from '#server/teams/queries/actor.ts'

import { planTeamHistory, type PlannedHistory } from './plan-history.ts'

export interface ClubHistories {
  readonly histories: readonly PlannedHistory[]
  /** Indices of parts with events that go to no team yet. */
  readonly withoutTeam: ReadonlySet<number>
  readonly fingerprint: string
}

interface PlanningClub {
  readonly planned: PlannedClubImport
  readonly parts: readonly MovePart[]
  readonly place: { readonly time_zone: string; readonly language: string }
  readonly persons: Readonly<Record<string, string>>
  readonly now: Date
}

/** Compares the events of all files with those of the club's teams. */
export async function planClubHistories(
  db: Queryable,
  club: ClubReader,
  { planned, parts, place, persons, now }: PlanningClub,
): Promise<ClubHistories> {
  const teams = await findTeamsOfClub(db, club.clubId)
  const { byTarget, open } = placed(parts, planned, teams)
  const actors = new Map((await findActorsOfClub(db, club)).map((one) => [one.teamId, one]))
  const names = new Map([
    ...teams.map(({ id, name }) => [id, name] as const),
    ...planned.teams.map(({ target, name }) => [target, name] as const),
  ])
  const histories: PlannedHistory[] = []
  for (const [target, own] of byTarget) {
    const actor = actors.get(target)
    const team = {
      target,
      teamId: actor?.teamId,
      name: names.get(target) ?? '',
      zone: actor ? await requireTeamZone(db, actor.teamId) : place.time_zone,
      language: place.language,
      roster: actor ? await findRosterToCompare(db, actor) : [],
      plan: planned.teams.find((one) => one.target === target)?.plan ?? noPlan,
    }
    histories.push(await planTeamHistory(db, team, { parts: own, now, persons }))
  }
  return { histories, withoutTeam: open, fingerprint: await fingerprintOf(histories, open) }
}

const noPlan = { steps: [], guardians: [], questions: [] }

/** A name follows its place in the list of people, or is the name of a team. */
function placed(
  parts: readonly MovePart[],
  { preview: { places = [] } }: PlannedClubImport,
  teams: readonly { readonly id: string; readonly name: string }[],
) {
  const byName = new Map(teams.flatMap(({ id, name }) => teamKeys(name).map((key) => [key, id])))
  const byTarget = new Map<string, PartOfTeam[]>()
  const open = new Set<number>()
  for (const [key, own] of partsByTeam(parts)) {
    const named = places.find((one) => one.key === key)
    const target = named ? teamKeyOfPlace(named.place) : byName.get(key)
    if (target !== undefined && target !== withoutTeam)
      byTarget.set(target, [...(byTarget.get(target) ?? []), ...own])
    else if (named === undefined) for (const { part } of own) open.add(part)
  }
  return { byTarget, open }
}

/** A hash of all planned events; it differs as soon as a team's events do. */
export function fingerprintOf(
  histories: readonly PlannedHistory[],
  open: ReadonlySet<number>,
): Promise<string> {
  return untilDone(fingerprintInParts(histories, open))
}

function* fingerprintInParts(
  histories: readonly PlannedHistory[],
  open: ReadonlySet<number>,
): Generator<undefined, string> {
  const hash = createHash('sha256').update(JSON.stringify([...open]))
  for (const { events, ...others } of histories) {
    hash.update(JSON.stringify(others))
    for (const event of events) {
      hash.update(JSON.stringify(event))
      yield
    }
  }
  return hash.digest('base64url')
}
