import { useEffect, useRef, useState } from 'react'

/** How long after the last key the list follows: typing itself never waits for five hundred rows. */
const restMs = 120

/** What is typed at once, and the search it becomes after a moment's rest. */
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
