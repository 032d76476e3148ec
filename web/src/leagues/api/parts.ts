import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import type {
  Adjustment,
  AdjustmentFields,
  LeagueTeam,
  Stage,
} from '@touchline/contract/leagues/shapes/parts'

import { client } from '#web/platform/client/client.ts'

import { useLeagueChange } from './leagues.ts'

type League = WholeLeague['league']

export function useAddTeam(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (name: string) =>
    client.leagues.addTeams({ teamId, leagueId, teams: [{ name }] }),
  )
}

/** The fields of a team that are edited; its logo by the id of the picture that was sent. */
export type TeamFields = Omit<LeagueTeam, 'id' | 'version' | 'logo'> & {
  readonly logoFileId: string | null
}

interface TeamEdit {
  /** As it stood when somebody began to change it. */
  readonly team: LeagueTeam
  readonly changes: Partial<TeamFields>
}

export function useChangeTeam(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, ({ team, changes }: TeamEdit) => {
    const { id: leagueTeamId, version, logo: _, ...was } = team
    return client.leagues.changeTeam({ teamId, leagueId, leagueTeamId, version, was, changes })
  })
}

export function useRemoveTeam(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, ({ id: leagueTeamId }: LeagueTeam) =>
    client.leagues.removeTeam({ teamId, leagueId, leagueTeamId }),
  )
}

interface OrderWish {
  /** That of the league when somebody began to put its teams in order. */
  readonly version: number
  readonly order: readonly string[]
}

export function useOrderTeams(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, ({ version, order }: OrderWish) =>
    client.leagues.orderTeams({ teamId, leagueId, version, leagueTeamIds: [...order] }),
  )
}

/** A new decision on points, or one that was there with what it says from now on. */
export function useKeepDecision(league: League, before: Adjustment | undefined) {
  const key = { teamId: league.teamId, leagueId: league.id }
  return useLeagueChange(league, (fields: AdjustmentFields) =>
    before
      ? client.leagues.changeAdjustment({
          ...key,
          ...fields,
          adjustmentId: before.id,
          version: before.version,
        })
      : client.leagues.addAdjustment({ ...key, ...fields }),
  )
}

export function useRemoveDecision(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (adjustmentId: string) =>
    client.leagues.removeAdjustment({ teamId, leagueId, adjustmentId }),
  )
}

interface LotsWish {
  /** That of the league when somebody began to enter them. */
  readonly version: number
  readonly lots: readonly (readonly string[])[]
}

export function useSaveLots(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, ({ version, lots }: LotsWish) =>
    client.leagues.saveLots({ teamId, leagueId, version, lots: lots.map((lot) => [...lot]) }),
  )
}

interface StagesWish {
  /** That of the league when somebody began to change them. */
  readonly version: number
  readonly stages: readonly Stage[]
}

export function useSaveStages(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, ({ version, stages }: StagesWish) =>
    client.leagues.saveStages({ teamId, leagueId, version, stages: [...stages] }),
  )
}
