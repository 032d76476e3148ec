import { type QueryClient, useMutation, useMutationState } from '@tanstack/react-query'
import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { LiveMatch } from '@touchline/contract/leagues/shapes/match-day/live'
import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'

import { client } from '#web/platform/client/client.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { reportOutcome } from '#web/platform/offline/outcomes.ts'
import { newTap, sentLater, type Tap, wasSentLate } from '#web/platform/offline/waiting.ts'

import type { LiveChange } from '../live/changes.ts'
import { matchDayKeyOf } from './keys.ts'

/** Everything needed to send a tap later, even from another page. */
interface LiveTap extends Tap {
  readonly teamId: string
  readonly eventId: string
  readonly title: string
  readonly startsAt: string
  readonly timeZone: string
  readonly change: LiveChange
}

const liveKey = ['leagues', 'live']
const keyOf = (eventId: string) => [...liveKey, eventId]

/**
 * Defaults for sending taps, which work on whatever page is open. Offline, taps wait on this
 * device.
 */
export function setLiveDefaults(cache: QueryClient): void {
  cache.setMutationDefaults<LiveMatch, Error, LiveTap>(liveKey, {
    ...sentLater,
    mutationFn: send,
    onSuccess: async (live, input) => {
      const queryKey = matchDayKeyOf(input)
      await cache.cancelQueries({ queryKey })
      cache.setQueryData<MatchDay>(queryKey, (day) => day && { ...day, live })
    },
    onError: (error, input) => {
      const { key: id, teamId, eventId, title, startsAt, timeZone, tappedAt } = input
      const came = { kind: 'refused', code: codeOf(error) } as const
      const about = { id, teamId, eventId, title, startsAt, timeZone, tappedAt, came }
      if (wasSentLate(input)) reportOutcome({ ...about, what: 'live', person: null, gave: null })
    },
    onSettled: (_live, _error, { teamId, eventId }) =>
      cache.isMutating({ mutationKey: keyOf(eventId) }) <= 1
        ? cache.invalidateQueries({ queryKey: ['leagues', teamId] })
        : undefined,
  })
}

function send({ key, teamId, eventId, change }: LiveTap): Promise<LiveMatch> {
  const place = { teamId, eventId }
  const once = { context: { idempotencyKey: key } }
  switch (change.kind) {
    case 'mark':
      return client.leagues.addClockMarks({ ...place, marks: [change.mark] }, once)
    case 'unmark':
      return client.leagues.removeClockMark({ ...place, markId: change.markId }, once)
    case 'note':
      return client.leagues.addMatchEvents({ ...place, events: [change.event] }, once)
    case 'correct': {
      const { matchEventId, version, changes } = change
      return client.leagues.changeMatchEvent({ ...place, matchEventId, version, changes }, once)
    }
    case 'take_back':
      return client.leagues.removeMatchEvent({ ...place, matchEventId: change.matchEventId }, once)
  }
}

export type ReportChange = (change: LiveChange) => void

/** Sends live events of a match in the order of taps. */
export function useSendTap({ id: eventId, teamId, title, startsAt, timeZone }: EventPage) {
  const mutationKey = keyOf(eventId)
  const telling = useMutation<LiveMatch, Error, LiveTap>({
    mutationKey,
    scope: { id: mutationKey.join() },
  })
  return {
    error: telling.error,
    tell: (change: LiveChange) =>
      telling.mutate({ ...newTap(), teamId, eventId, title, startsAt, timeZone, change }),
  }
}

/** Taps not yet accepted by the server, in order. */
export function usePendingTaps(eventId: string): readonly LiveTap[] {
  const taps = useMutationState<unknown>({
    filters: { mutationKey: keyOf(eventId), status: 'pending' },
    select: ({ state }) => state.variables,
  })
  return taps.filter(isLiveTap)
}

function isLiveTap(value: unknown): value is LiveTap {
  return typeof value === 'object' && value !== null && 'change' in value && 'tappedAt' in value
}
