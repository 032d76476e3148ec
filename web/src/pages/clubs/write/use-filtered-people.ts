import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { clubMembersQuery, useClubFilters } from '#web/clubs/api/members.ts'
import { useClubTeams } from '#web/clubs/api/teams.ts'
import { useDayHere } from '#web/members/use-day-here.ts'

import { fitting } from '../members/people-view.ts'

/**
 * A club's saved filters and the people whom the chosen one matches now; members load once one is
 * chosen.
 */
export function useFilteredPeople(clubId: string, filterId: string) {
  const today = useDayHere()
  const filters = useClubFilters(clubId).data ?? []
  const filter = filters.find(({ id }) => id === filterId)?.filter
  const teams = useClubTeams({ clubId, enabled: true }).data
  const members = useQuery({
    ...clubMembersQuery(clubId, filter?.state),
    enabled: filter !== undefined,
  })
  const people = members.data?.people
  const personIds = useMemo(() => {
    if (filter === undefined || people === undefined) return undefined
    const ageGroups = new Map((teams ?? []).map(({ id, ageGroup }) => [id, ageGroup]))
    return fitting(people, filter, { today, ageGroups }).map(({ id }) => id)
  }, [filter, people, teams, today])
  return { filters, personIds }
}
