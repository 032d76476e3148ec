import { timeOfMinutes, minutesOf } from '@touchline/domain/events/days'
import { type PointerEvent as ReactPointerEvent, useRef } from 'react'

import { hourHeight } from '../club/lane-times.ts'
import { startLater, type BlockMove, type WeekBlock } from './week-blocks.ts'

/** A press that moves less is a click. */
const slack = 5

/**
 * Drags a block with a mouse or pen; on touch screens a tap opens its form, and the page scrolls.
 * Escape puts it back.
 */
export function useDragBlock(onMove: (block: WeekBlock, move: BlockMove) => void) {
  const isDragged = useRef(false)

  return function press(event: ReactPointerEvent<HTMLElement>, block: WeekBlock) {
    if (event.pointerType === 'touch' || event.button !== 0) return
    const element = event.currentTarget
    const { clientX: startX, clientY: startY } = event
    isDragged.current = false

    function track({ clientX, clientY }: PointerEvent) {
      const isFar = Math.hypot(clientX - startX, clientY - startY) > slack
      if (!isFar && !isDragged.current) return
      isDragged.current = true
      element.style.transform = `translate(${clientX - startX}px, ${clientY - startY}px)`
      element.style.pointerEvents = 'none'
    }

    function end(at: PointerEvent | undefined) {
      globalThis.removeEventListener('pointermove', track)
      globalThis.removeEventListener('pointerup', drop)
      globalThis.removeEventListener('keydown', escape)
      element.style.transform = ''
      element.style.pointerEvents = ''
      if (at !== undefined && isDragged.current)
        onMove(block, targetOf(block, at, at.clientY - startY))
    }

    function drop(at: PointerEvent) {
      // The click that follows a drag opens nothing.
      if (isDragged.current)
        globalThis.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => globalThis.removeEventListener('click', swallow, { capture: true }))
      end(at)
    }

    function escape({ key }: KeyboardEvent) {
      if (key === 'Escape') end(undefined)
    }

    globalThis.addEventListener('pointermove', track)
    globalThis.addEventListener('pointerup', drop)
    globalThis.addEventListener('keydown', escape)
  }
}

function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** The lane under the pointer, and the start in quarters of an hour. */
function targetOf(block: WeekBlock, { clientX, clientY }: PointerEvent, dy: number): BlockMove {
  const lane = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-lane]')
  const { lane: name, laneKey } = lane?.dataset ?? {}
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const minutes = (dy / (hourHeight * rem)) * 60
  const start = minutesOf(startLater(block, minutes))
  const venue =
    laneKey === undefined ? (block.row?.venue ?? '') : laneKey === '' ? '' : (name ?? '')
  return { weekday: block.weekday, from: timeOfMinutes(Math.round(start / 15) * 15), venue }
}
