import { useEffect, useState } from 'react'

type Numbers = typeof import('./phone-numbers.ts')

let known: Numbers | undefined

/** The numbering plans of the world are large: fetched when a phone number is on the page. */
export function useNumbers(): Numbers | undefined {
  const [numbers, setNumbers] = useState(known)
  useEffect(() => {
    if (numbers !== undefined) return
    let gone = false
    void import('./phone-numbers.ts').then((loaded) => {
      known = loaded
      if (!gone) setNumbers(loaded)
    })
    return () => {
      gone = true
    }
  }, [numbers])
  return numbers
}
