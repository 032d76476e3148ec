import { type InfiniteData, type QueryClient, useMutation } from '@tanstack/react-query'
import type { InvitedPerson, EventMarks } from '@touchline/contract/attendance/shapes/marks'
import type { Mark } from '@touchline/domain/attendance/marks'

import { knownName } from '#web/members/known-name.ts'
import { client } from '#web/platform/client/client.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { updateCached } from '#web/platform/client/update-cached.ts'
import { type LateResult, reportOutcome } from '#web/platform/offline/outcomes.ts'
import { useQueuedWrites } from '#web/platform/offline/use-queued-writes.ts'
import { newTap, sentLater, type Tap, wasSentLate } from '#web/platform/offline/waiting.ts'

import type { EventPeople, PeoplePage } from './by-event.ts'

export interface Marking {
  readonly memberId: string
  readonly mark: Mark | null
  /** Leave out to keep the current note. */
  readonly note?: string | null
}

/** Everything needed to send a mark, also later and from another page. */
interface MarkingMutation extends Tap {
  readonly teamId: string
  readonly eventId: string
  readonly title: string
  readonly startsAt: string
  readonly timeZone: string
  readonly marks: readonly (Marking & { readonly was: Mark | null })[]
  readonly names: Readonly<Record<string, string>>
}

const markKey = ['attendance', 'mark']
const keyOf = (eventId: string) => [...markKey, eventId]

/**
 * Sends marks from whichever page is open. They show at once; if the server refuses one, the list
 * is refetched. Offline they are queued on this device.
 */
export function setMarkDefaults(cache: QueryClient): void {
  cache.setMutationDefaults<EventMarks, Error, MarkingMutation>(markKey, {
    ...sentLater,
    mutationFn: ({ key, teamId, eventId, marks }) =>
      client.attendance.mark(
        { teamId, eventId, marks: [...marks] },
        { context: { idempotencyKey: key } },
      ),
    onMutate: ({ teamId, eventId, marks }) => {
      const given = new Map(marks.map((one) => [one.memberId, one]))
      void cache.cancelQueries({ queryKey: ['attendance', teamId] })
      updateCached<InfiniteData<PeoplePage>>(
        cache,
        { queryKey: ['attendance', teamId, 'by-event'] },
        (data) => data && withMarks(data, eventId, given),
      )
    },
    onSuccess: ({ replaced }, mutation) => {
      if (!wasSentLate(mutation)) return
      for (const { memberId, mark, markedBy } of replaced)
        tell(mutation, memberId, { kind: 'instead_of', other: mark, by: markedBy })
    },
    onError: (error, mutation) => {
      const [first] = mutation.marks
      if (wasSentLate(mutation) && first) tell(mutation, first.memberId, refusedBy(error))
    },
    onSettled: (_answer, _error, { teamId, eventId }) =>
      cache.isMutating({ mutationKey: keyOf(eventId) }) <= 1
        ? cache.invalidateQueries({ queryKey: ['attendance', teamId] })
        : undefined,
  })
}

/** Marks people of one event; taps go out in order. */
export function useMark({ event, people }: EventPeople) {
  const mutationKey = keyOf(event.id)
  const marking = useMutation<EventMarks, Error, MarkingMutation>({
    mutationKey,
    scope: { id: mutationKey.join() },
  })
  const { isError, error, variables } = marking
  const { id: eventId, teamId, title, startsAt, timeZone } = event
  const known = new Map(people.map((person) => [person.memberId, person]))
  return {
    isError,
    error,
    variables: variables?.marks,
    mutate: (marks: readonly Marking[]) =>
      marking.mutate({
        ...newTap(),
        teamId,
        eventId,
        title,
        startsAt,
        timeZone,
        marks: marks.map((one) => ({ ...one, was: known.get(one.memberId)?.mark ?? null })),
        names: namesOf(people, marks),
      }),
  }
}

/** People whose mark is queued. */
export function useWaitingMarks(eventId: string): ReadonlySet<string> {
  const waiting = useQueuedWrites(keyOf(eventId))
  return new Set(
    waiting.filter(isMarkingMutation).flatMap(({ marks }) => marks.map(({ memberId }) => memberId)),
  )
}

function isMarkingMutation(value: unknown): value is MarkingMutation {
  return (
    typeof value === 'object' && value !== null && 'marks' in value && Array.isArray(value.marks)
  )
}

function namesOf(people: readonly InvitedPerson[], marks: readonly Marking[]) {
  const meant = new Set(marks.map(({ memberId }) => memberId))
  return Object.fromEntries(
    people
      .filter(({ memberId }) => meant.has(memberId))
      .map((person) => [person.memberId, knownName(person)]),
  )
}

function refusedBy(error: unknown): LateResult {
  return { kind: 'refused', code: codeOf(error) }
}

function tell(mutation: MarkingMutation, memberId: string, came: LateResult): void {
  const { teamId, eventId, title, startsAt, timeZone, tappedAt } = mutation
  reportOutcome({
    teamId,
    eventId,
    title,
    startsAt,
    timeZone,
    tappedAt,
    came,
    id: `${mutation.key} ${memberId}`,
    what: 'mark',
    person: mutation.names[memberId] ?? null,
    gave: mutation.marks.find((one) => one.memberId === memberId)?.mark ?? null,
  })
}

function withMarks(
  data: InfiniteData<PeoplePage>,
  eventId: string,
  given: ReadonlyMap<string, Marking>,
): InfiniteData<PeoplePage> {
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

/** A note stays until it is changed; it goes with the mark. */
function markedAs(person: InvitedPerson, given: Marking | undefined): InvitedPerson {
  if (given === undefined) return person
  const { mark, note = person.note } = given
  return { ...person, mark, note: mark === null ? null : note }
}
