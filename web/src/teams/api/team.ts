import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewTeam, TeamChange, TeamPage } from '@touchline/contract/teams/shapes'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'
import { kept } from '#web/platform/offline/queries.ts'

function teamKey(teamId: string) {
  return ['teams', teamId, 'page'] as const
}

/** A team, who I am in it, its checklist: what the frame of all its pages needs. */
export function useTeamPage(teamId: string) {
  return useQuery(teamPageQuery(teamId))
}

/** Which events there are, and when: an answer to one changes nothing here, and comes most often. */
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
    ...kept(['members', 'children', 'clubs', 'messages', 'subscriptions', ...newsOfDates]),
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
  /** What was on screen in the changed fields, so that only a true conflict is refused. */
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

/** The answer is the new truth; the cards of the lists are read anew. */
function useKeepTeam() {
  const cache = useQueryClient()
  return (page: TeamPage) => {
    takeAnswer(cache, teamKey(page.team.id), page)
    void cache.invalidateQueries({ queryKey: ['teams', 'mine'] })
  }
}
