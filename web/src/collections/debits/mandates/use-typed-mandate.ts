import type { MandateShape } from '@touchline/contract/collections/shapes/debits'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { useState } from 'react'

import { useNow } from '#web/events/use-now.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'

import {
  problemsOfMandate,
  problemSentences,
  initialMandate,
  type MandateProblems,
  type PaperMandateBill,
  type TypedMandate,
} from './typed-mandate.ts'

/** A mandate form's state; errors show after the first attempt. */
export function useTypedMandate(edited: MandateShape | PaperMandateBill, nextReference: string) {
  const text = useText('debits').mandates
  const { timeZone } = useBrowserPlace()
  const today = dayInZone(useNow(), timeZone)
  const [typed, setTyped] = useState(() => initialMandate(edited, nextReference))
  const [isTried, setTried] = useState(false)
  const found = problemsOfMandate(typed, today)
  const problems: MandateProblems = isTried ? problemSentences(found, text.problems) : {}

  return {
    typed,
    change: (parts: Partial<TypedMandate>) => setTyped((now) => ({ ...now, ...parts })),
    /** True when it can be sent. */
    check: () => {
      setTried(true)
      return Object.keys(found).length === 0
    },
    problems,
  }
}
