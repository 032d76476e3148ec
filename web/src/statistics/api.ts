import { useMutation, useQuery } from '@tanstack/react-query'
import type {
  PlayerFigures,
  PlayersAnswer,
  StatisticsExport,
} from '@touchline/contract/statistics/shapes'
import type { GameType } from '@touchline/domain/statistics/game-types'

import { client } from '#web/platform/client/client.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

/** Filters the games; without any, all games count. */
export interface GamesFilter {
  readonly teamId: string
  readonly seasonId?: string | undefined
  readonly type?: GameType | undefined
  readonly leagueId?: string | undefined
}

const alsoOn = ['attendance', 'events', 'leagues', 'members', 'teams']

export function useTeamFigures(counted: GamesFilter) {
  return useQuery({
    queryKey: keyOf(counted, 'team'),
    queryFn: () => client.statistics.team(asked(counted)),
    ...keepOffline(alsoOn),
  })
}

interface Players {
  readonly players: readonly PlayerFigures[]
  readonly others: PlayersAnswer['others']
  readonly hasEarlier: boolean
}

/** The figures of all players the reader may see. */
export function usePlayers(counted: GamesFilter) {
  return useQuery({
    queryKey: keyOf(counted, 'players'),
    queryFn: () => allPlayers(counted),
    meta: { alsoOn },
  })
}

type ExportInput = Pick<StatisticsExport, 'what' | 'format' | 'language' | 'memberIds'>

export function useExportStatistics(counted: GamesFilter) {
  return useMutation({
    mutationFn: async (input: ExportInput): Promise<Blob> => {
      const file = await client.statistics.export({ ...asked(counted), ...input })
      if (file instanceof Blob) return file
      throw new TypeError('not a file')
    },
  })
}

async function allPlayers(counted: GamesFilter): Promise<Players> {
  const question = { ...asked(counted), limit: 500 }
  const first = await client.statistics.players(question)
  const players = [...first.players]
  let cursor = first.next
  while (cursor !== null) {
    const page = await client.statistics.players({ ...question, cursor })
    players.push(...page.players)
    cursor = page.next
  }
  return { players, others: first.others, hasEarlier: first.hasEarlier }
}

function keyOf({ teamId, seasonId, type, leagueId }: GamesFilter, what: string) {
  return ['statistics', teamId, what, seasonId ?? 'all', type ?? 'all', leagueId ?? 'all']
}

function asked({ teamId, seasonId, type, leagueId }: GamesFilter) {
  return {
    teamId,
    ...(seasonId === undefined ? {} : { seasonId }),
    ...(type === undefined ? {} : { type }),
    ...(leagueId === undefined ? {} : { leagueId }),
  }
}
