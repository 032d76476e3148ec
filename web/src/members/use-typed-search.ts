import { useEffect, useRef, useState } from 'react'

/** The list follows after this pause, so that typing stays smooth with five hundred rows. */
const restMs = 120

/** The typed text, and a search that follows after a short pause. */
export function useTypedSearch(search: string, onRest: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onRest(text), restMs)
  }

  return [typed, type] as const
}
