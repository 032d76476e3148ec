import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  ClubMoveConfirmation,
  ClubMoveSource,
  TeamMoveConfirmation,
  TeamMoveSource,
} from '@touchline/contract/moves/shapes'

import { client } from '#web/platform/client/client.ts'

export type ClubMoveList = Omit<ClubMoveSource, 'clubId'>
export type TeamMoveList = Omit<TeamMoveSource, 'teamId'>

/** Previews the files of a move without changing anything. */
export function usePreviewClubMove(clubId: string) {
  return useMutation({
    mutationFn: (list: ClubMoveList) => client.moves.previewClub({ clubId, ...list }),
  })
}

export function useConfirmClubMove(clubId: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (list: Omit<ClubMoveConfirmation, 'clubId'>) =>
      client.moves.confirmClub({ clubId, ...list }),
    // Not waited for: the import is done.
    onSuccess: () => {
      refresh().catch(() => undefined)
    },
  })
}

export function usePreviewTeamMove(teamId: string) {
  return useMutation({
    mutationFn: (list: TeamMoveList) => client.moves.previewTeam({ teamId, ...list }),
  })
}

export function useConfirmTeamMove(teamId: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (list: Omit<TeamMoveConfirmation, 'teamId'>) =>
      client.moves.confirmTeam({ teamId, ...list }),
    onSuccess: () => {
      refresh().catch(() => undefined)
    },
  })
}

/** Lists of teams, people and events may all be different. */
function useRefresh() {
  const cache = useQueryClient()
  return async () => {
    for (const queryKey of [['clubs'], ['teams'], ['members'], ['events'], ['attendance']])
      await cache.invalidateQueries({ queryKey })
  }
}
