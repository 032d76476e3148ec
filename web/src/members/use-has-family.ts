import { type FamilyMember, hasFamilyTab } from '@touchline/domain/members/families'

import { useTeam } from '#web/teams/team-context.tsx'

import { useTodayInTeam } from './use-today-in-team.ts'

/** Whether to show parents for a member, or for a new one if left out. */
export function useHasFamily(): (member?: FamilyMember) => boolean {
  const { team } = useTeam()
  const today = useTodayInTeam()
  return (member = { dateOfBirth: null, parents: [] }) => hasFamilyTab(member, team, today)
}
