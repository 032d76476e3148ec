import { useEffect, useRef } from 'react'

interface SeenSentinelProps {
  readonly isReady: boolean
  readonly onSeen: () => void
}

/** The end of a list: scrolling to it loads more. */
export function LoadMoreSentinel({ isReady, onSeen }: SeenSentinelProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (current === null || !isReady) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen()
      },
      { rootMargin: '600px' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  })
  return <div ref={place} aria-hidden className="h-px" />
}
