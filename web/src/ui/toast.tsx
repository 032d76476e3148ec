import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'

import { cx } from './cx.ts'
import { useUiWords } from './ui-words.tsx'

export interface ToastMessage {
  readonly id: number
  readonly title: string
  readonly description?: string | undefined
  readonly tone: 'good' | 'error'
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

export interface ToastRegionProps {
  readonly message: ToastMessage | undefined
  /** Undefined: stays until closed. */
  readonly duration: number | undefined
  readonly onClose: (id: number) => void
}

/** The area for toasts; always mounted, so that they are announced. */
export function ToastRegion({ message, duration, onClose }: ToastRegionProps) {
  return (
    <div
      role="status"
      // An open dialog hides the page from screen readers, but not live regions.
      aria-live="polite"
      data-toasts
      className="no-print pointer-events-none fixed inset-x-0 bottom-20 z-40 flex justify-center px-4 md:right-6 md:bottom-6 md:left-auto"
    >
      {message && (
        <Toast key={message.id} message={message} duration={duration} onClose={onClose} />
      )}
    </div>
  )
}

interface ToastProps extends ToastRegionProps {
  readonly message: ToastMessage
}

const swipeThreshold = 50

function Toast({ message, duration, onClose }: ToastProps) {
  const words = useUiWords()
  const [held, setHeld] = useState(false)
  const swipe = useSwipe(() => onClose(message.id))
  const Icon = message.tone === 'error' ? CircleAlert : CircleCheck

  useEffect(() => {
    if (duration === undefined || held) return undefined
    const timer = setTimeout(() => onClose(message.id), duration)
    return () => clearTimeout(timer)
  }, [duration, held, message.id, onClose])

  return (
    <div
      className="pointer-events-auto flex w-full max-w-sm touch-pan-y items-start gap-3 rounded-surface border border-line bg-raised py-3 pr-2 pl-4 shadow-float"
      {...swipe}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => {
        setHeld(false)
        swipe.onPointerUp()
      }}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon
        className={cx(
          'mt-0.5 size-5 shrink-0',
          message.tone === 'error' ? 'text-danger' : 'text-good',
        )}
        aria-hidden
      />
      <div className="min-w-0 grow py-px">
        <p className="font-medium">{message.title}</p>
        {message.description && <p className="text-s text-muted">{message.description}</p>}
        {message.action && <ToastAction action={message.action} />}
      </div>
      <button
        type="button"
        aria-label={words.close}
        className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-hover touch:size-11"
        onClick={() => onClose(message.id)}
      >
        <X className="size-4.5" aria-hidden />
      </button>
    </div>
  )
}

/** Follows a sideways swipe, and dismisses beyond a threshold. */
function useSwipe(onSwiped: () => void) {
  const start = useRef<number>(undefined)
  const [moved, setMoved] = useState(0)
  return {
    style: { translate: `${moved}px` },
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== undefined) setMoved(event.clientX - start.current)
    },
    onPointerUp: () => {
      start.current = undefined
      if (Math.abs(moved) >= swipeThreshold) onSwiped()
      setMoved(0)
    },
  }
}

function ToastAction({ action }: { action: NonNullable<ToastMessage['action']> }) {
  return (
    <button
      type="button"
      className="mt-1 min-h-8 font-semibold text-link underline underline-offset-3 touch:min-h-11"
      onClick={action.onPress}
    >
      {action.label}
    </button>
  )
}
