import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Event, EventPage } from '@touchline/contract/events/shapes/event'

import { client } from '#web/platform/client/client.ts'

import { type GivenAnswer, withAnswered, withGiven } from '../answered.ts'
import { eventKeys } from './keys.ts'

interface Around {
  readonly last: Event | null
  readonly next: Event | null
}

/**
 * Answers for one or several. The answer shows at once, everywhere the event is shown; the truth of
 * the server follows, and a refused answer goes back to what it was.
 */
export function useAnswer({ id: eventId, teamId }: Pick<Event, 'id' | 'teamId'>) {
  const cache = useQueryClient()
  const mutationKey = ['events', 'answer', eventId]
  const isLatest = () => cache.isMutating({ mutationKey }) <= 1
  return useMutation({
    mutationKey,
    // One after the other: the last tap is the last word.
    scope: { id: mutationKey.join() },
    mutationFn: (answers: readonly GivenAnswer[]) =>
      client.events.answerForSeveral({ teamId, eventId, answers: [...answers] }),
    onMutate: async (answers) => {
      showEverywhere(cache, { teamId, eventId }, (event) => withGiven(event, answers))
      await cache.cancelQueries({ queryKey: eventKeys.team(teamId) })
      await cache.cancelQueries({ queryKey: eventKeys.mine })
    },
    onSuccess: (told) => {
      if (isLatest())
        showEverywhere(cache, { teamId, eventId }, (event) => withAnswered(event, told))
    },
    onSettled: () => {
      if (isLatest())
        return Promise.all([
          cache.invalidateQueries({ queryKey: eventKeys.team(teamId) }),
          cache.invalidateQueries({ queryKey: eventKeys.mine }),
        ])
      return undefined
    },
  })
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

interface Where {
  readonly teamId: string
  readonly eventId: string
}

type Change = <Shown extends Event>(event: Shown) => Shown

function showEverywhere(cache: QueryClient, { teamId, eventId }: Where, change: Change): void {
  const changed = <Shown extends Event>(event: Shown): Shown =>
    event.id === eventId ? change(event) : event
  const inList = (events: Event[] | undefined) => events?.map(changed)

  cache.setQueriesData<Event[]>({ queryKey: eventKeys.lists(teamId) }, inList)
  cache.setQueriesData<Event[]>({ queryKey: eventKeys.mine }, inList)
  cache.setQueryData<EventPage>(eventKeys.page(teamId, eventId), (page) => page && changed(page))
  cache.setQueryData<Around>(
    eventKeys.around(teamId),
    (around) =>
      around && {
        last: around.last && changed(around.last),
        next: around.next && changed(around.next),
      },
  )
}
