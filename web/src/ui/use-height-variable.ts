import { type RefCallback, useCallback } from 'react'

/**
 * Tells what stands beside an element how high it is at the moment, as a variable of their style. The variable is
 * registered as a length in tokens.css: where the style sheets reckon as much nothing is set, for it would restyle
 * the whole page.
 */
export function useHeightVariable(variable: `--${string}`): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      const beside = element?.parentElement
      if (element === null || !beside) return undefined
      const watching = new ResizeObserver(([entry]) => {
        const height = entry?.borderBoxSize[0]?.blockSize ?? 0
        const told = Number.parseFloat(getComputedStyle(beside).getPropertyValue(variable))
        if (told !== height) beside.style.setProperty(variable, `${height}px`)
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
