import { useText } from '#web/platform/language/language.tsx'
import { useSignOutWarning } from '#web/platform/offline/sign-out-warning.ts'
import { useUnsentCount } from '#web/platform/offline/waiting.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Asks before a sign-out takes along what was never sent. */
export function LeavingDialog() {
  const { leaving: text } = useText('offline')
  const unsent = useUnsentCount()
  const { isAsked, stay, leave } = useSignOutWarning()
  return (
    <ConfirmDialog
      open={isAsked}
      onOpenChange={stay}
      title={text.title}
      confirmLabel={text.confirm}
      tone="danger"
      onConfirm={leave}
    >
      {text.text(unsent)}
    </ConfirmDialog>
  )
}
