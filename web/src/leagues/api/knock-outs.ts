import type { NewKnockOutInput } from '@touchline/contract/leagues/shapes/knock-out'
import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'

import { client } from '#web/platform/client/client.ts'

import { useLeagueChange } from './leagues.ts'

type League = WholeLeague['league']

type KnockOutWish = Omit<NewKnockOutInput, 'teamId' | 'leagueId'>

export function useDrawKnockOut(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (wish: KnockOutWish) =>
    client.leagues.drawKnockOut({ teamId, leagueId, ...wish }),
  )
}

export function useRemoveKnockOut(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (stageId: string) =>
    client.leagues.removeKnockOut({ teamId, leagueId, stageId }),
  )
}
