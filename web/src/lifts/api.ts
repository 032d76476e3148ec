import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OfferDraft, RequestDraft } from '@touchline/contract/lifts/shapes'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

export interface EventKey {
  readonly teamId: string
  readonly eventId: string
}

const keyOf = ({ teamId, eventId }: EventKey) => ['lifts', teamId, 'event', eventId] as const

/** Cars to an event and who rides in them. */
export function useLifts(event: EventKey) {
  return useQuery({
    queryKey: keyOf(event),
    queryFn: () => client.lifts.list({ ...event }),
    ...keepOffline(['events', 'members']),
  })
}

type Lifts = Awaited<ReturnType<typeof client.lifts.list>>

/** A write that answers with all lifts of the event. */
function useLiftsChange<Change>(event: EventKey, change: (given: Change) => Promise<Lifts>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (lifts) => takeAnswer(cache, keyOf(event), lifts),
    onError: () => cache.invalidateQueries({ queryKey: keyOf(event) }),
  })
}

export function useChooseLifts(event: EventKey) {
  return useLiftsChange(event, (isOn: boolean) => client.lifts.choose({ ...event, isOn }))
}

/** My car; null withdraws it. */
export function useOfferLift(event: EventKey) {
  return useLiftsChange(event, (offer: OfferDraft | null) =>
    client.lifts.offer({ ...event, offer }),
  )
}

interface Request {
  readonly memberIds: readonly string[]
  /** Null: no lift is needed. */
  readonly request: RequestDraft | null
}

/** Asks for one or several people of mine, one after the other. */
export function useRequestLift(event: EventKey) {
  return useLiftsChange(event, async ({ memberIds, request }: Request) => {
    const [last = '', ...others] = memberIds.toReversed()
    for (const memberId of others) await client.lifts.request({ ...event, memberId, request })
    return client.lifts.request({ ...event, memberId: last, request })
  })
}

export interface SeatChange {
  readonly memberId: string
  readonly offerId: string
  readonly isTaken: boolean
}

export function useTakeSeat(event: EventKey) {
  return useLiftsChange(event, (change: SeatChange) =>
    client.lifts.takeSeat({ ...event, ...change }),
  )
}
