import type { Message } from '@touchline/contract/messages/shapes/message'
import { useEffect, useEffectEvent } from 'react'

import { useReadMessage } from '../api/changes.ts'
import { useThreadActions } from './thread-context.ts'

/** Tolerance (ms) for differing clocks. */
const graceMs = 1000
/** Timers can't be longer; people who stay longer see the end when they vote. */
const longestWait = 86_400_000

/** Refetches a poll when it expires, because the server decides whether it is closed. */
export function usePollEnd({ id, poll }: Message): void {
  const { place } = useThreadActions()
  const readMessage = useReadMessage(place)
  const readAnew = useEffectEvent(() => void readMessage(id))
  const end = poll === null || poll.isClosed ? null : poll.closesAt

  useEffect(() => {
    const wait = end === null ? -1 : Date.parse(end) - Date.now()
    if (wait < 0 || wait > longestWait) return
    const timer = setTimeout(readAnew, wait + graceMs)
    return () => clearTimeout(timer)
  }, [end])
}
