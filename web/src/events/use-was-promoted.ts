import type { MyAnswer } from '@touchline/contract/events/shapes/event'
import { useState } from 'react'

/** True once a waiting person gets a place while this is on screen. */
export function useWasPromoted({ answer, waiting }: Pick<MyAnswer, 'answer' | 'waiting'>): boolean {
  const [before, setBefore] = useState({ answer, waiting, movedUp: false })
  if (before.answer === answer && before.waiting === waiting) return before.movedUp

  const stayed = before.answer === 'going' && answer === 'going'
  const movedUp = stayed && waiting === null && (before.waiting !== null || before.movedUp)
  setBefore({ answer, waiting, movedUp })
  return movedUp
}
