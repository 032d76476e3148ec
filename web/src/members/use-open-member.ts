import type { RosterMember } from '@touchline/contract/members/shapes'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useTeam } from '#web/teams/team-context.tsx'

/** Opens a profile over the list and keeps the search. */
export function useOpenMember(): (member: RosterMember) => void {
  const { team } = useTeam()
  const navigate = useNavigate()
  return useCallback(
    ({ id }) => {
      const { search } = globalThis.location
      void navigate(`${paths.member(team.id, id)}${search}`, { preventScrollReset: true })
    },
    [team.id, navigate],
  )
}
