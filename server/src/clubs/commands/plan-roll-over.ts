import type { RollOverPlan, RollOverPerson } from '@touchline/contract/clubs/shapes/roll-over'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { defaultCutOff } from '@touchline/domain/clubs/roll-over/cut-off'
import { proposalsOf, type Proposal } from '@touchline/domain/clubs/roll-over/plan'
import { nextSeason } from '@touchline/domain/teams/season'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Queryable } from '#server/platform/database/database.ts'

import { requireClub } from '../queries.ts'
import { findRollPeople, findRollTeams, type RollPersonRow } from '../queries/roll-over-plan.ts'
import { findRollOvers } from '../queries/roll-overs.ts'

/** Proposes moves for the next season, and lists the latest roll-overs. */
export async function planRollOver(
  db: Queryable,
  actor: ClubActor,
  { cutOff: wanted, now }: { readonly cutOff: string | undefined; readonly now: Date },
): Promise<RollOverPlan> {
  const club = await requireClub(db, actor.clubId)
  const season = nextSeason(dayInZone(now, club.time_zone), club)
  const cutOff = wanted ?? defaultCutOff(season, club)
  const teams = await findRollTeams(db, actor)
  const people = await findRollPeople(db, actor)
  const proposals = new Map(
    proposalsOf(people, { cutOff, teams }).map((proposal) => [proposal.memberId, proposal]),
  )
  const rollOvers = await findRollOvers(db, actor, now)
  return {
    rollOvers,
    season,
    cutOff,
    teams: teams.map(({ id, name, ageGroup, memberCount }) => ({
      id,
      name,
      ageGroup,
      memberCount,
    })),
    people: people.flatMap((person) => {
      const proposal = proposals.get(person.memberId)
      return proposal === undefined ? [] : [rollPersonOf(person, proposal)]
    }),
  }
}

function rollPersonOf(person: RollPersonRow, proposal: Proposal): RollOverPerson {
  const { memberId, firstName, lastName, isPlaceholder, email, role, jerseyNumber } = person
  const { age, fromTeamId, toTeamId, outcome } = proposal
  const who = { memberId, firstName, lastName, isPlaceholder, email, role, jerseyNumber }
  return { ...who, age, fromTeamId, toTeamId, outcome, alsoIn: [...person.alsoIn] }
}
