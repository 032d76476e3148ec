import { type RefCallback, useCallback } from 'react'

/**
 * Publishes an element's height as a CSS variable on its parent. tokens.css registers the variable
 * as a length; if its value already matches, it isn't set, because that would restyle the page.
 */
export function useHeightVariable(variable: `--${string}`): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      const beside = element?.parentElement
      if (element === null || !beside) return undefined
      const watching = new ResizeObserver(([entry]) => {
        const height = entry?.borderBoxSize[0]?.blockSize ?? 0
        const current = Number.parseFloat(getComputedStyle(beside).getPropertyValue(variable))
        if (current !== height) beside.style.setProperty(variable, `${height}px`)
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
