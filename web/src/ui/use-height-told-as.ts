import { type RefCallback, useCallback } from 'react'

/** Tells what stands beside an element how high it is at the moment, as a variable of their style. */
export function useHeightToldAs(variable: `--${string}`): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      const watching = new ResizeObserver(([entry]) => {
        const height = entry?.borderBoxSize[0]?.blockSize ?? 0
        element.parentElement?.style.setProperty(variable, `${height}px`)
      })
      watching.observe(element, { box: 'border-box' })
      return () => watching.disconnect()
    },
    [variable],
  )
}
