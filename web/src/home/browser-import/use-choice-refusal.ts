import { mostSavedBytes } from '@touchline/domain/home/browser-import/saved'
import { useMemo } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import { bytesOf, payloadOf, type Choice } from './payload.ts'

/** Why what is chosen cannot be sent; undefined when it can. */
export function useChoiceRefusal(choice: Choice): string | undefined {
  const text = useText('bringing')
  const { saved, ticked, there, place } = choice
  const bytes = useMemo(
    () => bytesOf(payloadOf({ saved, ticked, there, place }, new Map())),
    [saved, ticked, there, place],
  )
  if (ticked.size === 0) return text.nothingChosen
  return bytes > mostSavedBytes ? text.tooMuch : undefined
}
