import { useEffect, useState } from 'react'

/** True while something is drawn for the first time. */
export function useIsFirst(): boolean {
  const [isFirst, setFirst] = useState(true)
  useEffect(() => setFirst(false), [])
  return isFirst
}
