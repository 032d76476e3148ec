import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type {
  Adjustment,
  AdjustmentFields,
  LeagueTeam,
  Stage,
} from '@touchline/contract/leagues/shapes/parts'

import { client } from '#web/platform/client/client.ts'

import { useLeagueChange } from './leagues.ts'

type League = LeagueDetails['league']

export function useAddTeam(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (name: string) =>
    client.leagues.addTeams({ teamId, leagueId, teams: [{ name }] }),
  )
}

/** The editable fields of a team; its logo by the id of the uploaded picture. */
export type TeamFields = Omit<LeagueTeam, 'id' | 'version' | 'logo'> & {
  readonly logoFileId: string | null
}

interface TeamEdit {
  /** As it was when the editing began. */
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

/** A new adjustment of points, or a change of one. */
export function useSaveAdjustment(league: League, before: Adjustment | undefined) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (fields: AdjustmentFields) =>
    client.leagues.saveAdjustment({
      teamId,
      leagueId,
      ...fields,
      adjustmentId: before?.id ?? crypto.randomUUID(),
      version: before?.version ?? 0,
    }),
  )
}

export function useRemoveAdjustment(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, (adjustmentId: string) =>
    client.leagues.removeAdjustment({ teamId, leagueId, adjustmentId }),
  )
}

interface OrderInput {
  /** Of the league, when the editing began. */
  readonly version: number
  readonly order: readonly string[]
}

export function useOrderTeams(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, ({ version, order }: OrderInput) =>
    client.leagues.change({ teamId, leagueId, version, changes: { teamOrder: [...order] } }),
  )
}

interface LotsInput {
  /** Of the league, when the editing began. */
  readonly version: number
  readonly lots: readonly (readonly string[])[]
}

export function useSaveLots(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, ({ version, lots }: LotsInput) =>
    client.leagues.change({
      teamId,
      leagueId,
      version,
      changes: { lots: lots.map((lot) => [...lot]) },
    }),
  )
}

interface StagesInput {
  /** Of the league, when the editing began. */
  readonly version: number
  readonly stages: readonly Stage[]
}

export function useSaveStages(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, ({ version, stages }: StagesInput) =>
    client.leagues.change({ teamId, leagueId, version, changes: { stages: [...stages] } }),
  )
}
