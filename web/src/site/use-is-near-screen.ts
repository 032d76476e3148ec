import { type RefObject, useEffect, useState } from 'react'

/** Far enough below the screen that a picture is there when it comes up. */
const margin = '25%'

/** Whether an element has come near the screen. The browser's own lazy loading begins 1,250 px away, on a first visit already. */
export function useIsNearScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || element.current === null) return
    const observer = new IntersectionObserver(
      (seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
