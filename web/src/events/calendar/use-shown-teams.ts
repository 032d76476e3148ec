import type { MyTeams } from '@touchline/contract/teams/shapes/mine'
import { accentOf } from '@touchline/domain/values/accent'
import { distinctColours } from '@touchline/domain/values/distinct-colours'
import { useMemo } from 'react'

import { useMyTeams } from '#web/teams/api/mine.ts'

import type { ShownTeam } from './calendar-owner.ts'

/** The teams in the combined calendar: mine, those I manage and my children's. */
export function useShownTeams(): ReadonlyMap<string, ShownTeam> {
  const mine = useMyTeams().data
  return useMemo(() => shownTeams(mine), [mine])
}

/** Each team once, with my children in it. */
function shownTeams(mine: MyTeams | undefined): ReadonlyMap<string, ShownTeam> {
  const childCards = Map.groupBy(mine?.children ?? [], ({ id }) => id)
  const all = [...(mine?.teams ?? []), ...(mine?.children ?? [])]
  const teams = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
  const colours = distinctColours(teams.map(({ color }) => color))
  return new Map(
    teams.map(({ id, name, logo, color: own }, at) => {
      const color = colours[at] ?? own
      const children = childCards.get(id)?.map(({ child }) => child.firstName) ?? []
      const accent = accentOf(color)
      return [id, { id, name, color, logo: logo?.thumb, accent, children }]
    }),
  )
}
