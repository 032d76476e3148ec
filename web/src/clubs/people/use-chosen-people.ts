import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useTodayInTeam } from '#web/members/use-today-in-team.ts'

import { clubMembersQuery, useClubFilters } from '../api/members.ts'
import { useClubTeams } from '../api/teams.ts'
import { filterPeople } from './people-view.ts'

/**
 * A club's saved filters and the people whom the chosen one matches now, or who are selected; members
 * load once they are needed.
 */
export function useChosenPeople(clubId: string, target: string, selected: readonly string[]) {
  const today = useTodayInTeam()
  const filters = useClubFilters(clubId).data ?? []
  const isSelected = target === 'selected'
  const filter = filters.find(({ id }) => id === target)?.filter
  const teams = useClubTeams({ clubId, enabled: true }).data
  const members = useQuery({
    ...clubMembersQuery(clubId, filter?.state),
    enabled: filter !== undefined || isSelected,
  })
  const known = members.data?.people
  const people = useMemo(() => {
    if (known === undefined) return undefined
    if (isSelected) return known.filter(({ id }) => selected.includes(id))
    if (filter === undefined) return undefined
    const ageGroups = new Map((teams ?? []).map(({ id, ageGroup }) => [id, ageGroup]))
    return filterPeople(known, filter, { today, ageGroups })
  }, [filter, isSelected, known, selected, teams, today])
  return { filters, people }
}
