import type { RosterMember } from '@touchline/contract/members/shapes'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useTeam } from '#web/teams/team-context.tsx'

/** Opens a profile over the list as it is: what is searched for goes along. */
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
