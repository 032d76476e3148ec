import type { Message } from '@touchline/contract/messages/shapes/message'
import { useEffect, useEffectEvent } from 'react'

import { useReadMessage } from '../api/changes.ts'
import { useThreadActions } from './thread-context.ts'

/** The server's clock may be a little behind the one here. */
const graceMs = 1000
/** Whoever looks longer than that without coming back sees the end when they vote. */
const longestWait = 86_400_000

/** Reads a poll anew when its time is over while one looks: whether it is closed says the server. */
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
