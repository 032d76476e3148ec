import { lazy, type ReactNode, Suspense } from 'react'

import { useWasOpened } from './use-was-opened.ts'

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
  /** For actions that can't be undone: this name must be typed first. */
  readonly typedName?: string | undefined
  /** Gets the focus if the button that opened the dialog is gone. */
  readonly focusAfter?: (() => HTMLElement | null | undefined) | undefined
}

const OpenConfirmDialog = lazy(async () => ({
  default: (await import('./open-confirm-dialog.tsx')).OpenConfirmDialog,
}))

/** A confirmation that closes only on an answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const isMade = useWasOpened(props.open)
  return (
    isMade && (
      <Suspense fallback={null}>
        <OpenConfirmDialog {...props} />
      </Suspense>
    )
  )
}
