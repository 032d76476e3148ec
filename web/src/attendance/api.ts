import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { AttendanceRecord, Attender } from '@touchline/contract/attendance/shapes/marks'
import type { Event } from '@touchline/contract/events/shapes/event'
import type { Mark } from '@touchline/domain/attendance/marks'

import { client } from '#web/platform/client/client.ts'

export type AttendedEvent = Omit<Event, 'mine'>

export interface EventPeople {
  readonly event: AttendedEvent
  readonly people: readonly Attender[]
}

interface Page {
  readonly events: readonly EventPeople[]
  readonly next: string | null
}

export interface Summary {
  /** Past events of the season. */
  readonly events: number
  readonly members: readonly AttendanceRecord[]
}

const alsoOn = ['events', 'members', 'teams']

/** Everybody's season in numbers; all seasons when none is named. */
export function useSummary(teamId: string, seasonId: string | undefined) {
  return useQuery({
    queryKey: ['attendance', teamId, 'summary', seasonId ?? 'all'],
    queryFn: () => wholeSummary(teamId, seasonId),
    meta: { alsoOn },
  })
}

export type When = 'next' | 'past'

/** Who comes to the next events, or who came to the last ones. */
export function useByEvent(teamId: string, when: When, seasonId: string | undefined) {
  return useInfiniteQuery({
    queryKey: byEventKey(teamId, when, seasonId),
    queryFn: ({ pageParam }): Promise<Page> =>
      client.attendance.byEvent({
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

export interface Marking {
  readonly memberId: string
  readonly mark: Mark | null
}

/** Shows at once; should the server refuse, it is read anew. */
export function useMark(teamId: string, eventId: string) {
  const cache = useQueryClient()
  const mutationKey = ['attendance', 'mark', eventId]
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (marks: readonly Marking[]) =>
      client.attendance.mark({ teamId, eventId, marks: [...marks] }),
    onMutate: (marks) => {
      const given = new Map(marks.map(({ memberId, mark }) => [memberId, mark]))
      void cache.cancelQueries({ queryKey: ['attendance', teamId] })
      cache.setQueriesData<InfiniteData<Page>>(
        { queryKey: ['attendance', teamId, 'by-event'] },
        (data) => data && withMarks(data, eventId, given),
      )
    },
    onSettled: () =>
      cache.isMutating({ mutationKey }) <= 1
        ? cache.invalidateQueries({ queryKey: ['attendance', teamId] })
        : undefined,
  })
}

const firstPage: string | undefined = undefined

function byEventKey(teamId: string, when: When, seasonId: string | undefined) {
  return ['attendance', teamId, 'by-event', when, seasonId ?? 'all'] as const
}

function withMarks(
  data: InfiniteData<Page>,
  eventId: string,
  given: ReadonlyMap<string, Mark | null>,
): InfiniteData<Page> {
  const marked = ({ event, people }: EventPeople): EventPeople => ({
    event,
    people:
      event.id === eventId
        ? people.map((one) => ({ ...one, mark: given.get(one.memberId) ?? markOf(one, given) }))
        : people,
  })
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, events: page.events.map(marked) })),
  }
}

/** A mark that is taken away is null; who is not marked now keeps theirs. */
function markOf({ memberId, mark }: Attender, given: ReadonlyMap<string, Mark | null>) {
  return given.has(memberId) ? null : mark
}

async function wholeSummary(teamId: string, seasonId: string | undefined): Promise<Summary> {
  const question = { teamId, limit: 500, ...(seasonId === undefined ? {} : { seasonId }) }
  const first = await client.attendance.summary(question)
  const members = [...first.members]
  let cursor = first.next
  while (cursor !== null) {
    const page = await client.attendance.summary({ ...question, cursor })
    members.push(...page.members)
    cursor = page.next
  }
  return { events: first.events, members }
}
