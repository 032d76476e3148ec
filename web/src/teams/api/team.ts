import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewTeam, TeamChange, TeamPage } from '@touchline/contract/teams/shapes'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

function teamKey(teamId: string) {
  return ['teams', teamId, 'page'] as const
}

/** The team, the reader's actor in it and the checklist: what the layout of its pages needs. */
export function useTeamPage(teamId: string) {
  return useQuery(teamPageQuery(teamId))
}

/** Events that change dates in the team page; answers, which are far more frequent, don't. */
export const newsOfDates = [
  'events.created',
  'events.changed',
  'events.cancelled',
  'events.restored',
  'events.removed',
  'events.calendars_changed',
] as const

export function teamPageQuery(teamId: string) {
  return queryOptions({
    queryKey: teamKey(teamId),
    queryFn: () => client.teams.get({ teamId }),
    ...keepOffline(['members', 'children', 'clubs', 'messages', 'subscriptions', ...newsOfDates]),
  })
}

export function useCreateTeam() {
  const keep = useKeepTeam()
  return useMutation({
    mutationFn: (team: NewTeam) => client.teams.create(team),
    onSuccess: keep,
  })
}

export interface TeamEdit {
  readonly changes: TeamChange
  /** The values shown before the edit, so that only real conflicts are refused. */
  readonly was: Omit<TeamChange, 'logoFileId' | 'coverFileId'>
  readonly version: number
}

export function useChangeTeam(teamId: string) {
  const keep = useKeepTeam()
  return useMutation({
    mutationFn: ({ changes, was, version }: TeamEdit) =>
      client.teams.change({ teamId, changes, was }, { context: { ifMatch: version } }),
    onSuccess: keep,
  })
}

/** Puts the response into the cache and refetches the list of teams. */
function useKeepTeam() {
  const cache = useQueryClient()
  return (page: TeamPage) => {
    takeAnswer(cache, teamKey(page.team.id), page)
    void cache.invalidateQueries({ queryKey: ['teams', 'mine'] })
  }
}
