import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/** Goes to a page after a moment in which a message can be read; not when one has left meanwhile. */
export function useNavigateLater(ms: number): (to: string) => void {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  return useCallback(
    (to) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void navigate(to), ms)
    },
    [navigate, ms],
  )
}
