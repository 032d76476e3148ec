import type { NewKnockOutInput } from '@touchline/contract/leagues/shapes/knock-out'
import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'

import { client } from '#web/platform/client/client.ts'

import { useLeagueChange } from './leagues.ts'

type League = LeagueDetails['league']

type KnockOutInput = Omit<NewKnockOutInput, 'teamId' | 'leagueId'>

export function useDrawKnockOut(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (input: KnockOutInput) =>
    client.leagues.drawKnockOut({ teamId, leagueId, ...input }),
  )
}

export function useRemoveKnockOut(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (stageId: string) =>
    client.leagues.removeKnockOut({ teamId, leagueId, stageId }),
  )
}
