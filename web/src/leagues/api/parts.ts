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

/** A team's editable fields; the logo as an uploaded picture's id. */
export type TeamFields = Omit<LeagueTeam, 'id' | 'version' | 'logo'> & {
  readonly logoFileId: string | null
}

interface TeamEdit {
  /** The team when editing began. */
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

/** Saves a new or changed adjustment of points. */
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
  /** The league's version when editing began. */
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
  /** The league's version when editing began. */
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
  /** The league's version when editing began. */
  readonly version: number
  readonly stages: readonly Stage[]
}

export function useSaveStages(league: League) {
  const { teamId, id: leagueId } = league
  return useLeagueChange(league, ({ version, stages }: StagesInput) =>
    client.leagues.change({ teamId, leagueId, version, changes: { stages: [...stages] } }),
  )
}
