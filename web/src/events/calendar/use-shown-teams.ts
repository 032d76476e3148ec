import type { MyTeams } from '@touchline/contract/teams/shapes/mine'
import { accentOf } from '@touchline/domain/values/accent'
import { useMemo } from 'react'

import { useMyTeams } from '#web/teams/api/mine.ts'

import type { ShownTeam } from './calendar-owner.ts'

/** The teams whose events one calendar shows together: mine, those I manage, and those of my children. */
export function useShownTeams(): ReadonlyMap<string, ShownTeam> {
  const mine = useMyTeams().data
  return useMemo(() => shownTeams(mine), [mine])
}

/** Each team once, with the children of mine in it. */
function shownTeams(mine: MyTeams | undefined): ReadonlyMap<string, ShownTeam> {
  const childCards = Map.groupBy(mine?.children ?? [], ({ id }) => id)
  return new Map(
    [...(mine?.teams ?? []), ...(mine?.children ?? [])].map(({ id, name, color, logo }) => {
      const children = childCards.get(id)?.map(({ child }) => child.firstName) ?? []
      const accent = accentOf(color)
      return [id, { id, name, color, logo: logo?.thumb, accent, children }]
    }),
  )
}
