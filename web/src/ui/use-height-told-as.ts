import { type RefCallback, useCallback } from 'react'

/** Tells what stands beside an element how high it is at the moment, as a variable of their style. */
export function useHeightToldAs(variable: `--${string}`): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      const beside = element?.parentElement
      if (element === null || !beside) return undefined
      const watching = new ResizeObserver(([entry]) => {
        const height = entry?.borderBoxSize[0]?.blockSize ?? 0
        beside.style.setProperty(variable, `${height}px`)
      })
      watching.observe(element, { box: 'border-box' })
      return () => {
        watching.disconnect()
        beside.style.removeProperty(variable)
      }
    },
    [variable],
  )
}
