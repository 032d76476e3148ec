import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Attender } from '@touchline/contract/attendance/shapes/marks'
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

const alsoOn = ['events', 'members', 'teams']

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
  /** Left out, the note that was there stays. */
  readonly note?: string | null
}

/** All a mark needs to be sent, also later and by another page than the one it was made on. */
interface MarkingWish {
  readonly teamId: string
  readonly eventId: string
  readonly marks: readonly Marking[]
}

/** Shows at once; should the server refuse, it is read anew. Taps on one event go out in order. */
export function useMark(eventId: string) {
  const cache = useQueryClient()
  const mutationKey = [...markKey, eventId]
  return useMutation({ mutationKey, scope: { id: mutationKey.join() }, ...marking(cache) })
}

const markKey = ['attendance', 'mark']

function marking(cache: QueryClient) {
  return {
    mutationFn: ({ marks, ...place }: MarkingWish) =>
      client.attendance.mark({ ...place, marks: [...marks] }),
    onMutate: ({ teamId, eventId, marks }: MarkingWish) => {
      const given = new Map(marks.map((one) => [one.memberId, one]))
      void cache.cancelQueries({ queryKey: ['attendance', teamId] })
      cache.setQueriesData<InfiniteData<Page>>(
        { queryKey: ['attendance', teamId, 'by-event'] },
        (data) => data && withMarks(data, eventId, given),
      )
    },
    onSettled: (_: unknown, _error: unknown, { teamId, eventId }: MarkingWish) =>
      cache.isMutating({ mutationKey: [...markKey, eventId] }) <= 1
        ? cache.invalidateQueries({ queryKey: ['attendance', teamId] })
        : undefined,
  }
}

const firstPage: string | undefined = undefined

function byEventKey(teamId: string, when: When, seasonId: string | undefined) {
  return ['attendance', teamId, 'by-event', when, seasonId ?? 'all'] as const
}

function withMarks(
  data: InfiniteData<Page>,
  eventId: string,
  given: ReadonlyMap<string, Marking>,
): InfiniteData<Page> {
  const marked = ({ event, people }: EventPeople): EventPeople => ({
    event,
    people:
      event.id === eventId ? people.map((one) => markedAs(one, given.get(one.memberId))) : people,
  })
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, events: page.events.map(marked) })),
  }
}

/** A word stays until another one is given; with the mark it goes. */
function markedAs(person: Attender, given: Marking | undefined): Attender {
  if (given === undefined) return person
  const { mark, note = person.note } = given
  return { ...person, mark, note: mark === null ? null : note }
}
