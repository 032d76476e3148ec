import {
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { TaskChange } from '@touchline/contract/attendance/shapes/tasks'

import { client } from '#web/platform/client/client.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

import type { When } from './by-event.ts'

const alsoOn = ['events', 'members', 'teams']

export interface EventPlace {
  readonly teamId: string
  readonly eventId: string
}

/** Tasks of the next or past events. */
export function useTaskBoard(teamId: string, when: When, seasonId: string | undefined) {
  return useInfiniteQuery({
    queryKey: ['attendance', teamId, 'tasks', when, seasonId ?? 'all'],
    queryFn: ({ pageParam }) =>
      client.attendance.taskBoard({
        teamId,
        when,
        ...(seasonId === undefined ? {} : { seasonId }),
        ...(pageParam === undefined ? {} : { cursor: pageParam }),
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { alsoOn },
  })
}

/** Tasks of one event. */
export function useEventTasks(place: EventPlace) {
  return useQuery({ ...eventTasksQuery(place), select: ({ assignments }) => assignments })
}

/** Upcoming tasks of the reader and their children in a team. */
export function useMyTasks(teamId: string) {
  return useQuery({
    queryKey: ['attendance', teamId, 'my-tasks'],
    queryFn: () => client.attendance.myTasks({ teamId }),
    select: ({ assignments }) => assignments,
    ...keepOffline(alsoOn),
  })
}

export function eventTasksQuery({ teamId, eventId }: EventPlace) {
  return queryOptions({
    queryKey: ['attendance', teamId, 'event-tasks', eventId],
    queryFn: () => client.attendance.eventTasks({ teamId, eventId }),
    ...keepOffline(alsoOn),
  })
}

/** Never cached: it depends on answers and the season. */
export function useTaskProposal({ teamId, eventId }: EventPlace) {
  return useQuery({
    queryKey: ['attendance', teamId, 'task-proposal', eventId],
    queryFn: () => client.attendance.eventTasks({ teamId, eventId, include: 'proposals' }),
    select: ({ proposals }) => proposals ?? [],
    staleTime: 0,
  })
}

export function useAssignTasks({ teamId, eventId }: EventPlace) {
  return useTaskChange(teamId, (changes: TaskChange[]) =>
    client.attendance.changeTasks({ teamId, eventId, changes }),
  )
}

interface Offer {
  readonly taskId: string
  readonly isOffered: boolean
}

export function useOfferTask({ teamId, eventId }: EventPlace) {
  return useTaskChange(teamId, (offer: Offer) =>
    client.attendance.changeTasks({ teamId, eventId, changes: [offer] }),
  )
}

function useTaskChange<Change>(teamId: string, change: (given: Change) => Promise<unknown>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => cache.invalidateQueries({ queryKey: ['attendance', teamId] }),
  })
}

const firstPage: string | undefined = undefined
