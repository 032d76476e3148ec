import { useEffect, useState } from 'react'

type Numbers = typeof import('./phone-numbers.ts')

/** The numbering plans of the world are large: fetched when a phone number is on the page. */
export function useNumbers(): Numbers | undefined {
  const [numbers, setNumbers] = useState<Numbers>()
  useEffect(() => {
    let gone = false
    void import('./phone-numbers.ts').then((loaded) => {
      if (!gone) setNumbers(loaded)
    })
    return () => {
      gone = true
    }
  }, [])
  return numbers
}
