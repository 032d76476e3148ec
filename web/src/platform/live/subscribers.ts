import { useEffect, useEffectEvent } from 'react'

import type { LiveEvent, News } from './stream.ts'

const hearers = new Set<(news: News) => void>()

/** Handles events one by one, where refetching everything would be too much. */
export function useNews(hear: (news: News) => void): void {
  const hearLatest = useEffectEvent(hear)
  useEffect(() => {
    const hearer = (news: News) => hearLatest(news)
    hearers.add(hearer)
    return () => {
      hearers.delete(hearer)
    }
  }, [])
}

export function notifySubscribers(event: LiveEvent): void {
  if (event.kind === 'resync') return
  for (const hear of hearers) hear(event)
}
