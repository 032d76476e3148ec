import { useEffect, useState } from 'react'

type Numbers = typeof import('./phone-numbers.ts')

let known: Numbers | undefined

/** The numbering plans of the world are large: fetched when there is a phone number to write. */
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
