import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useRemoveCheck } from './api.ts'

interface ForgetCheckProps {
  readonly clubId: string
  readonly accountId: string
  readonly onDone: () => void
}

/** A check recorded for the wrong person is removed, not corrected. */
export function RemoveCheck({ clubId, accountId, onDone }: ForgetCheckProps) {
  const text = useText('children').checks
  const toast = useToast()
  const complain = useErrorToast()
  const forget = useRemoveCheck(clubId)
  const [isAsking, ask] = useState(false)
  const confirm = () =>
    forget.mutate(accountId, {
      onSuccess: () => {
        toast({ title: text.forgotten })
        onDone()
      },
      onError: complain,
    })
  return (
    <>
      <Button
        variant="danger"
        className="justify-self-start"
        icon={<Trash2 aria-hidden />}
        onClick={() => ask(true)}
      >
        {text.forget}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={text.forget}
        confirmLabel={text.forget}
        busy={forget.isPending}
        onConfirm={confirm}
      >
        {text.forgetText}
      </ConfirmDialog>
    </>
  )
}
