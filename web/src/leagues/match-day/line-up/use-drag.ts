import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

/** Milliseconds a finger must rest before dragging starts; until then it scrolls. */
const restMs = 180
/** Pixels a mouse moves before a press becomes a drag. */
const mouseSlack = 5
/** A finger that moves further before the rest time scrolls. */
const fingerSlack = 10

export interface Point {
  readonly x: number
  readonly y: number
}

interface Dragged {
  readonly id: string
  readonly at: Point
}

interface Press {
  readonly id: string
  readonly pointerId: number
  readonly start: Point
  readonly isTouch: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  isLifted: boolean
}

/**
 * Makes elements with `data-drag` draggable within the area, and suppresses the click after a drag.
 * Everything also works by keyboard and buttons.
 */
export function useDrag(
  area: RefObject<HTMLElement | null>,
  onDrop: (id: string, at: Point) => void,
) {
  const [dragged, setDragged] = useState<Dragged>()
  const press = useRef<Press>(undefined)
  const justDropped = useRef(false)
  useStillPage(area, press)

  function lift(now: Press, at: Point) {
    now.isLifted = true
    area.current?.setPointerCapture(now.pointerId)
    setDragged({ id: now.id, at })
  }

  function end() {
    clearTimeout(press.current?.timer)
    press.current = undefined
    setDragged(undefined)
  }

  function onPointerDown(event: PointerEvent) {
    justDropped.current = false
    const now = pressOf(event)
    if (now?.isTouch === true) now.timer = setTimeout(() => lift(now, now.start), restMs)
    press.current = now
  }

  function onPointerMove(event: PointerEvent) {
    const now = press.current
    if (now === undefined || now.pointerId !== event.pointerId) return
    const at = pointOf(event)
    const gone = Math.hypot(at.x - now.start.x, at.y - now.start.y)
    if (now.isLifted) setDragged({ id: now.id, at })
    else if (now.isTouch && gone > fingerSlack) end()
    else if (!now.isTouch && gone > mouseSlack) lift(now, at)
  }

  function onPointerUp(event: PointerEvent) {
    const now = press.current
    justDropped.current = now?.isLifted === true
    if (now?.isLifted === true) onDrop(now.id, pointOf(event))
    end()
  }

  function onClickCapture(event: MouseEvent) {
    if (justDropped.current) event.stopPropagation()
    justDropped.current = false
  }

  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: end,
    onClickCapture,
  }
  return { dragged, handlers }
}

/** Prevents scrolling and the context menu during a drag. */
function useStillPage(
  area: RefObject<HTMLElement | null>,
  press: RefObject<Press | undefined>,
): void {
  useEffect(() => {
    const element = area.current
    if (element === null) return undefined
    const ending = new AbortController()
    const hold = (event: Event) => {
      if (press.current?.isLifted === true && event.cancelable) event.preventDefault()
    }
    const options = { passive: false, signal: ending.signal }
    for (const kind of ['touchmove', 'contextmenu']) element.addEventListener(kind, hold, options)
    return () => ending.abort()
  }, [area, press])
}

function pressOf(event: PointerEvent): Press | undefined {
  const { pointerId, pointerType, isPrimary, button } = event
  const id = draggableAt(event.target)
  if (id === undefined || !isPrimary || button !== 0) return undefined
  const isTouch = pointerType === 'touch'
  return { id, pointerId, start: pointOf(event), isTouch, isLifted: false, timer: undefined }
}

function draggableAt(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-drag]')?.dataset['drag']
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}
