import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'

import { responseMoment } from '../client/own-writes.ts'
import { momentAgo, type Moment } from '../client/reads.ts'
import {
  accessToken,
  checkSession,
  sessionEnd,
  renewSession,
  storedSession,
} from '../session/session.ts'
import { throttleBursts } from './bursts.ts'
import { type StreamChange, refetchFor } from './refetch.ts'
import { readStream, type LiveEvent, type News } from './stream.ts'
import { notifySubscribers } from './subscribers.ts'

const lockName = 'touchline-live'

/** Milliseconds. */
const betweenReadings = 300
const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, betweenReadings))

/**
 * Keeps displayed data up to date while signed in. One stream per browser: the tab holding the lock
 * reads it and informs the others; when it closes, another takes over.
 */
export function useLive(accountId: string | undefined): void {
  const cache = useQueryClient()
  const stays = useStays()

  useEffect(() => {
    if (accountId === undefined) return
    const ending = new AbortController()
    sessionEnd.addEventListener('leaving', () => ending.abort(), { signal: ending.signal })
    const others = new BroadcastChannel(`${lockName}-${accountId}`)
    const readAnew = throttleBursts<StreamChange>((heard) => refetchFor(cache, heard), aMoment)
    const take = (event: LiveEvent): void => {
      if (event.kind === 'resync') return readAnew(event)
      const own = responseMoment(event.origin)
      if (own !== undefined) return void takeOwn(event, own, readAnew)
      // Typing notices cause no refetch and must not delay events.
      if (event.kind === 'news')
        readAnew({ kind: 'news', news: event, since: momentAgo(event.age), isOwn: false })
      notifySubscribers(event)
    }
    others.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => take(data))

    const lead = async (): Promise<void> => {
      await readStream({
        token: accessToken,
        onRefused: (why) => (why === 'session_over' ? checkSession() : renewSession()),
        signal: ending.signal,
        onEvent: (event) => {
          take(event)
          others.postMessage(event)
        },
      })
    }
    navigator.locks
      .request(`${lockName}-${accountId}`, { signal: ending.signal }, lead)
      .catch(() => undefined)

    return () => {
      ending.abort()
      others.close()
    }
  }, [accountId, cache, stays])
}

/**
 * For events of this tab's own writes, waits for the response and refetches only queries that
 * neither took it nor were read since.
 */
async function takeOwn(
  news: News,
  own: Promise<Moment | undefined>,
  readAnew: (heard: StreamChange) => void,
): Promise<void> {
  const heardOf = momentAgo(news.age)
  const answered = await own
  await nextTask()
  if (answered === undefined) notifySubscribers(news)
  readAnew({ kind: 'news', news, since: answered ?? heardOf, isOwn: answered !== undefined })
}

/** Resolves after the response has been taken. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** Counts failed sign-outs, after which the stream reconnects. */
function useStays(): number {
  const [stays, count] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    const stay = (): void => {
      if (storedSession() !== null) count()
    }
    sessionEnd.addEventListener('left', stay)
    return () => sessionEnd.removeEventListener('left', stay)
  }, [])
  return stays
}
