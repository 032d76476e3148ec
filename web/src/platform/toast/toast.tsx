import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'

import { type ToastMessage, ToastRegion } from '#web/ui/toast.tsx'

import {
  durationOf,
  type ToastQueue,
  withoutFailureOf,
  withoutNews,
  withoutToast,
  withToast,
} from './toast-queue.ts'

export type ShowToast = (toast: Omit<ToastMessage, 'id' | 'tone'> & Partial<ToastMessage>) => void

const ToastContext = createContext<ShowToast>(() => undefined)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<ToastQueue>([])
  const lastId = useRef(0)
  const pressed = useRef<Element>(undefined)

  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1
    const message = {
      tone: 'good',
      ...toast,
      id: lastId.current,
      pressed: pressed.current,
    } as const
    setQueue((before) => withToast(before, message))
  }, [])

  // Submitting with Enter presses the button, too.
  useEffect(() => {
    const notice = ({ target }: MouseEvent) => {
      const again = target instanceof Element ? target.closest(pressable) : null
      if (again === null) return
      pressed.current = again
      setQueue((before) => withoutFailureOf(before, again))
      if (again.matches('[aria-haspopup]')) setQueue(withoutNews)
    }
    document.addEventListener('click', notice, { capture: true })
    return () => document.removeEventListener('click', notice, { capture: true })
  }, [])

  const close = useCallback((id: number) => setQueue((before) => withoutToast(before, id)), [])

  const [message] = queue
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion message={message} duration={message && durationOf(message)} onClose={close} />
    </ToastContext>
  )
}

const pressable =
  'button, a, input, [role=menuitem], [role=option], [role=switch], [role=checkbox], [role=radio]'

/** Shows a toast for something the screen doesn't show: `toast({ title, tone: 'error' })`. */
export function useToast(): ShowToast {
  return use(ToastContext)
}
