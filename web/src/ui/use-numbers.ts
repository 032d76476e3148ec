import { useEffect, useState } from 'react'

type Numbers = typeof import('./phone-numbers.ts')

let known: Numbers | undefined

/** Loads the phone number library only if needed, because its data is large. */
export function useNumbers(isNeeded: boolean): Numbers | undefined {
  const [numbers, setNumbers] = useState(known)
  useEffect(() => {
    if (!isNeeded || numbers !== undefined) return
    let gone = false
    void import('./phone-numbers.ts').then((loaded) => {
      known = loaded
      if (!gone) setNumbers(loaded)
    })
    return () => {
      gone = true
    }
  }, [isNeeded, numbers])
  return numbers
}
