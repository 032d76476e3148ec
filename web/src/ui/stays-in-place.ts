import { createContext, use } from 'react'

/** True inside what stands still on the screen while the page behind it moves: a dialog, a drawer. */
export const StaysInPlace = createContext(false)

/**
 * How a list is placed: with the page it hangs in, or with the dialog. A list in a dialog that moved
 * with the page was pressed past: it left the field, and the finger, for the time of one frame.
 */
export function usePositionMethod(): 'absolute' | 'fixed' {
  return use(StaysInPlace) ? 'fixed' : 'absolute'
}
