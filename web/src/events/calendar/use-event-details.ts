import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** What is open: an event or a whole day, next to its button. */
export interface OpenedItem {
  readonly anchor: HTMLElement
  readonly eventId?: string | undefined
  readonly day?: string | undefined
  /** Opened by a press: stays open until closed and takes the focus. */
  readonly isHeld: boolean
}

/** Long enough to pass over a chip, and to reach the opened card. */
const delays = { open: 180, close: 220 } as const

/**
 * Event chips and "+2 more" open details: on mouse hover, or by a press. One listener serves the
 * whole calendar instead of forty days with their own.
 */
export function useEventDetails({ onOpen }: { readonly onOpen: (eventId: string) => void }) {
  const [look, setLook] = useState<OpenedItem>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function soon(delay: number, next: (before: OpenedItem | undefined) => OpenedItem | undefined) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setLook(next), delay)
  }
  const leave = () => soon(delays.close, (before) => (before?.isHeld === true ? before : undefined))

  return {
    look,
    show: setLook,
    close: () => setLook(undefined),
    listeners: {
      onClick(event: MouseEvent) {
        const pressed = lookFrom(event.target, { isHeld: true })
        if (pressed === undefined) return
        if (pressed.eventId !== undefined && isTouch(event)) {
          onOpen(pressed.eventId)
          return
        }
        clearTimeout(timer.current)
        setLook(pressed)
      },
      onPointerOver(event: PointerEvent) {
        const rested = lookFrom(event.target, { isHeld: false })
        if (event.pointerType !== 'mouse' || rested?.eventId === undefined) return
        soon(delays.open, (before) => (before?.isHeld === true ? before : rested))
      },
      onPointerOut: leave,
    },
    /** Moving onto the opened card keeps it open. */
    stay: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave },
  }
}

/** Touch has no hover: one tap opens the event itself. */
function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch'
}

function lookFrom(
  target: EventTarget,
  { isHeld }: Pick<OpenedItem, 'isHeld'>,
): OpenedItem | undefined {
  if (!(target instanceof Element)) return undefined
  const anchor = target.closest<HTMLElement>('[data-event], [data-more]')
  if (anchor === null) return undefined
  return { anchor, eventId: anchor.dataset['event'], day: anchor.dataset['more'], isHeld }
}
