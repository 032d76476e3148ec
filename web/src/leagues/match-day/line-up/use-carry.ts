import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'
import type { Texts } from '@touchline/text/texts'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

import { playerAt, playerIn } from './moves.ts'
import { neighbourOf, type Place, arrowKeys } from './places.ts'

export interface CarriedPlayer {
  readonly memberId: string
  /** The place below. */
  readonly over: number
}

export type DragStep = 'picked_up' | 'over' | 'put_down' | 'put_back'

interface KeyboardDragProps {
  readonly area: RefObject<HTMLElement | null>
  readonly places: readonly Place[]
  readonly lineUp: LineUpDraft
  readonly onPut: (memberId: string, place: number) => void
  readonly onStep: (step: DragStep, carried: CarriedPlayer) => void
}

/**
 * Moves elements with `data-drag` by keyboard: Space picks up and drops, arrows move, Escape
 * cancels.
 */
export function useKeyboardDrag({ area, places, lineUp, onPut, onStep }: KeyboardDragProps) {
  const [carried, setCarried] = useState<CarriedPlayer>()
  const focusAfter = useFocusAfter(area, lineUp)

  function step(kind: DragStep, now: CarriedPlayer) {
    setCarried(kind === 'picked_up' || kind === 'over' ? now : undefined)
    onStep(kind, now)
  }

  function pickUp(memberId: string) {
    const free = places.find(({ number }) => playerAt(lineUp, number) === undefined)
    const over = playerIn(lineUp, memberId)?.place ?? free?.number ?? 0
    step('picked_up', { memberId, over })
  }

  function go(now: CarriedPlayer, key: string) {
    const way = arrowKeys.find((one) => one === key)
    const from = places.find(({ number }) => number === now.over)
    const next = way && from && neighbourOf(places, from, way)
    if (next) step('over', { ...now, over: next.number })
  }

  function putDown(now: CarriedPlayer) {
    focusAfter(now.memberId)
    step('put_down', now)
    onPut(now.memberId, now.over)
  }

  function onKeyDown(event: KeyboardEvent) {
    const memberId = draggableIn(event.target)
    if (memberId === undefined) return
    if (carried === undefined) {
      if (event.key !== ' ') return
      event.preventDefault()
      pickUp(memberId)
      return
    }
    if (event.key === 'Tab') return
    event.preventDefault()
    if (event.key === ' ' || event.key === 'Enter') putDown(carried)
    else if (event.key === 'Escape') step('put_back', carried)
    else go(carried, event.key)
  }

  return {
    carried,
    handlers: {
      onKeyDown,
      onBlur: () => {
        if (carried !== undefined) step('put_back', carried)
      },
    },
  }
}

/** Dropping a player replaces the button, so the focus must follow. */
function useFocusAfter(area: RefObject<HTMLElement | null>, lineUp: LineUpDraft) {
  const toFocus = useRef<string>(undefined)
  useEffect(() => {
    if (toFocus.current === undefined) return
    area.current?.querySelector<HTMLElement>(`[data-drag="${toFocus.current}"]`)?.focus()
    toFocus.current = undefined
  }, [area, lineUp])
  return (memberId: string) => {
    toFocus.current = memberId
  }
}

function draggableIn(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset['drag'] : undefined
}

/** The announcement for a step. */
export function dragInWords(
  step: DragStep,
  text: Texts['matchDay']['lineUp'],
  { name, post }: { readonly name: string; readonly post: string },
): string {
  if (step === 'picked_up') return text.pickedUp(name)
  if (step === 'put_back') return text.putBack(name)
  return step === 'over' ? text.over(name, post) : text.putDown(name, post)
}
