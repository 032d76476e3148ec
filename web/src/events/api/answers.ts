import {
  type InfiniteData,
  type QueryClient,
  type QueryFilters,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import type { Event, EventPage } from '@touchline/contract/events/shapes/event'
import type {
  AnswersResult,
  UpcomingEvent,
  EventList,
} from '@touchline/contract/events/shapes/requests'

import { client } from '#web/platform/client/client.ts'
import { updateCached } from '#web/platform/client/update-cached.ts'
import { useQueuedWrites } from '#web/platform/offline/use-queued-writes.ts'
import { newTap, sentLater, wasSentLate } from '#web/platform/offline/waiting.ts'

import { type AnswerMutation, isAnswerMutation } from '../answer-mutation.ts'
import {
  type GivenAnswer,
  earlierAnswer,
  applyStoredAnswers,
  applyOptimisticAnswers,
} from '../apply-answers.ts'
import { eventKeys } from './keys.ts'
import { notifyLateAnswer, notifyRefusedAnswer } from './late-answers.ts'

type Coming = InfiniteData<EventList, string | null>

interface Around {
  readonly last: Event | null
  readonly coming: readonly UpcomingEvent[]
}

const answerKey = ['events', 'answer']
export const keyOf = (eventId: string): readonly string[] => [...answerKey, eventId]

/**
 * How an answer is sent, from whichever page is open. It shows at once everywhere; the server's
 * result follows, and a refused answer is reverted. Offline it waits on the device.
 */
export function setAnswerDefaults(cache: QueryClient): void {
  const isLatest = ({ eventId }: AnswerMutation) =>
    cache.isMutating({ mutationKey: keyOf(eventId) }) <= 1
  cache.setMutationDefaults<AnswersResult, Error, AnswerMutation>(answerKey, {
    ...sentLater,
    mutationFn: ({ key, teamId, eventId, was, answers }) =>
      client.events.answer(
        { teamId, eventId, was, answers: [...answers] },
        { context: { idempotencyKey: key } },
      ),
    onMutate: async (mutation) => {
      showEverywhere(cache, mutation, (event) => applyOptimisticAnswers(event, mutation.answers))
      await Promise.all(showing(mutation).map((filters) => cache.cancelQueries(filters)))
    },
    onSuccess: (answered, mutation) => {
      if (isLatest(mutation))
        showEverywhere(cache, mutation, (event) => applyStoredAnswers(event, answered))
      if (wasSentLate(mutation)) void notifyLateAnswer(mutation, answered)
    },
    onError: (error, mutation) => {
      if (wasSentLate(mutation)) notifyRefusedAnswer(mutation, error)
    },
    onSettled: (_told, _error, mutation) =>
      isLatest(mutation)
        ? Promise.all(showing(mutation).map((filters) => cache.invalidateQueries(filters)))
        : undefined,
  })
}

/** Answers for one or several people, one request after another: the last tap wins. */
export function useAnswer(event: Event, mutationKey = keyOf(event.id)) {
  const answering = useMutation<AnswersResult, Error, AnswerMutation>({
    mutationKey,
    scope: { id: keyOf(event.id).join() },
  })
  const { isError, isPending, error, variables } = answering
  return {
    isError,
    error,
    isPending,
    variables: variables?.answers,
    mutate: (answers: readonly GivenAnswer[], callbacks?: { readonly onSuccess: () => void }) =>
      answering.mutate(mutationOf(event, answers), callbacks),
  }
}

function mutationOf(event: Event, answers: readonly GivenAnswer[]): AnswerMutation {
  const { id: eventId, teamId, title, startsAt, endsAt, location, timeZone } = event
  return {
    ...newTap(),
    teamId,
    eventId,
    title,
    timeZone,
    was: { startsAt, endsAt, location },
    answers,
    stood: answers.map(({ memberId }) => earlierAnswer(event, memberId)),
  }
}

/** People whose answers to this event wait for a connection. */
export function useWaitingAnswers(eventId: string): ReadonlySet<string> {
  const waiting = useQueuedWrites(keyOf(eventId))
  return new Set(
    waiting
      .filter(isAnswerMutation)
      .flatMap(({ answers }) => answers.map(({ memberId }) => memberId)),
  )
}

/** Every answer ever given for one person, newest first. */
export function useAnswerHistory(
  { id: eventId, teamId }: Pick<Event, 'id' | 'teamId'>,
  memberId: string,
) {
  return useQuery({
    queryKey: [...eventKeys.page(teamId, eventId), 'history', memberId],
    queryFn: () => client.events.history({ teamId, eventId, memberId }),
    select: ({ answers }) => answers,
  })
}

type Where = Pick<AnswerMutation, 'teamId' | 'eventId'>

/** Queries that show the event with its answers. */
function showing({ teamId, eventId }: Where): readonly QueryFilters[] {
  return [
    { queryKey: eventKeys.page(teamId, eventId), exact: true },
    { queryKey: eventKeys.lists(teamId) },
    { queryKey: eventKeys.around(teamId) },
    { queryKey: eventKeys.mine },
    { queryKey: eventKeys.coming },
  ]
}

type Change = <Shown extends Event>(event: Shown) => Shown

function showEverywhere(cache: QueryClient, { teamId, eventId }: Where, change: Change): void {
  const changed = <Shown extends Event>(event: Shown): Shown =>
    event.id === eventId ? change(event) : event
  const inList = (events: Event[] | undefined) => events?.map(changed)

  updateCached<Event[]>(cache, { queryKey: eventKeys.lists(teamId) }, inList)
  updateCached<Event[]>(cache, { queryKey: eventKeys.mine }, inList)
  updateCached<Coming>(
    cache,
    { queryKey: eventKeys.coming },
    (coming) =>
      coming && {
        ...coming,
        pages: coming.pages.map((page) => ({ ...page, events: page.events.map(changed) })),
      },
  )
  updateCached<EventPage>(
    cache,
    { queryKey: eventKeys.page(teamId, eventId), exact: true },
    (page) => page && changed(page),
  )
  updateCached<Around>(
    cache,
    { queryKey: eventKeys.around(teamId) },
    (around) =>
      around && {
        last: around.last && changed(around.last),
        coming: around.coming.map(changed),
      },
  )
}
