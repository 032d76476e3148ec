import { isStaff } from '@touchline/domain/teams/actor'
import { isForAdults } from '@touchline/domain/teams/age-bands'

import { useActor, useTeam } from '#web/teams/team-context.tsx'

import { useHomes } from '../api/homes.ts'

/** The reader's own plan or a child's; adults and staff have none. */
export function useOwnHomes(memberId: string) {
  const { team } = useTeam()
  const actor = useActor()
  const isYoung = actor.memberId === memberId && !isStaff(actor) && !isForAdults(team.ageGroup)
  const isOwn = actor.childIds.includes(memberId) || isYoung
  return useHomes({ teamId: team.id, memberId }, isOwn)
}
