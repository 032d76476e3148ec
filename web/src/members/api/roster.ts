import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewMember, RosterMember } from '@touchline/contract/members/shapes'

import { client } from '#web/platform/client/client.ts'
import { removeFromCache } from '#web/platform/client/removing.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

/** Picture links expire after five minutes at the earliest, so they are refetched earlier. */
const freshPictures = 4 * 60_000

const alsoOn = ['invitations', 'children']

export type RosterState = 'active' | 'archived'

/** The whole roster, so that search, sorting and paging work without requests. */
export function useRoster(teamId: string, state: RosterState = 'active') {
  return useQuery({
    ...rosterQuery(teamId, state),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ photo }) => photo !== null) === true && freshPictures,
  })
}

export function rosterQuery(teamId: string, state: RosterState) {
  return queryOptions({
    queryKey: ['members', teamId, 'roster', state],
    queryFn: () => wholeRoster(teamId, state),
    ...(state === 'active' ? keepOffline(alsoOn, withoutOwnFields) : { meta: { alsoOn } }),
  })
}

/** Removes free-text fields before storing the roster, because they may hold health data. */
function withoutOwnFields(roster: unknown): unknown {
  return Array.isArray(roster)
    ? roster.map((member: unknown) => (isRecord(member) ? { ...member, custom: {} } : member))
    : roster
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

async function wholeRoster(teamId: string, state: RosterState): Promise<readonly RosterMember[]> {
  const first = await client.members.list({ teamId, state })
  const members = [...first.members]
  let cursor = first.nextCursor
  while (cursor !== null) {
    const page = await client.members.list({ teamId, state, cursor })
    members.push(...page.members)
    cursor = page.nextCursor
  }
  return members
}

export function useAddMember(teamId: string) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: (member: Omit<NewMember, 'teamId'>) => client.members.add({ teamId, ...member }),
    onSuccess: refresh,
  })
}

/** Ends a membership: one's own, a child's, or as an admin. */
export function useEndMembership(teamId: string, memberId: string) {
  const cache = useQueryClient()
  return useMutation({
    ...removeFromCache(cache, memberId),
    mutationFn: () => client.members.leave({ teamId, memberId }),
    onSuccess: () =>
      cache.invalidateQueries({
        queryKey: ['members', teamId],
        predicate: ({ queryKey }) => !queryKey.includes(memberId),
      }),
  })
}

function useRefresh(teamId: string) {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ['members', teamId] })
}
