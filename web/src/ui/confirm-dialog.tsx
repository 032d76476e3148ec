import { lazy, type ReactNode, Suspense } from 'react'

import { useIsMade } from './use-is-made.ts'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** What happens, and what is lost. */
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly onConfirm: () => void
  readonly busy?: boolean | undefined
  readonly busyLabel?: string | undefined
  readonly tone?: 'danger' | 'plain' | undefined
  /** What cannot be undone asks for this name to be typed first. */
  readonly typedName?: string | undefined
  /** Where focus goes if the button that opened it is gone. */
  readonly focusAfter?: (() => HTMLElement | null | undefined) | undefined
}

const OpenConfirmDialog = lazy(async () => ({
  default: (await import('./open-confirm-dialog.tsx')).OpenConfirmDialog,
}))

/** Asks before something is lost. Closes only by an answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const isMade = useIsMade(props.open)
  return (
    isMade && (
      <Suspense fallback={null}>
        <OpenConfirmDialog {...props} />
      </Suspense>
    )
  )
}
