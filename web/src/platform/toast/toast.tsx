import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'

import { type ToastMessage, ToastRegion } from '#web/ui/toast.tsx'

import { durationOf, type ToastQueue, withoutToast, withToast } from './toast-queue.ts'

export type ShowToast = (toast: Omit<ToastMessage, 'id' | 'tone'> & Partial<ToastMessage>) => void

const ToastContext = createContext<ShowToast>(() => undefined)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<ToastQueue>([])
  const lastId = useRef(0)

  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1
    const message = { tone: 'good', ...toast, id: lastId.current } as const
    setQueue((before) => withToast(before, message))
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

/** Tells what the screen does not already show: `toast({ title, tone: 'error' })`. */
export function useToast(): ShowToast {
  return use(ToastContext)
}
