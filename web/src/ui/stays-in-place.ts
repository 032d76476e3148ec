import { createContext, use } from 'react'

/** True inside elements that don't scroll with the page: dialogs and drawers. */
export const StaysInPlace = createContext(false)

/**
 * How popups are positioned: with the page, or fixed inside dialogs. With absolute positioning, a
 * list in a dialog moved for a frame while the page scrolled, and taps missed it.
 */
export function usePositionMethod(): 'absolute' | 'fixed' {
  return use(StaysInPlace) ? 'fixed' : 'absolute'
}
