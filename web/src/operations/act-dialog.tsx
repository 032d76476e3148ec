import type { AccountAction, OperatedAccount } from '@touchline/contract/operations/shapes/accounts'
import { type SubmitEvent, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useActOnAccount } from './api.ts'

interface ActDialogProps {
  readonly account: OperatedAccount
  readonly action: AccountAction
  readonly onClose: () => void
}

/** Asks before it is done, and for the reason that goes into the log. */
export function ActDialog({ account, action, onClose }: ActDialogProps) {
  const text = useText('operations').admin.accounts
  const { cancel } = useText('wire')
  const { reason, change, isMissing, isPending, submit } = useReasonedAct({
    account,
    action,
    onClose,
  })
  const email = account.email ?? account.id

  return (
    <Dialog
      open
      size="s"
      title={text.ask[action](email)}
      description={text.consequence[action]}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate onSubmit={submit}>
        <TextField
          label={text.reason}
          description={text.reasonHint}
          error={isMissing ? text.reasonMissing : undefined}
          value={reason}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            type="submit"
            variant={action === 'disable' ? 'danger' : 'primary'}
            busy={isPending}
          >
            {text.actions[action]}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function useReasonedAct({ account, action, onClose }: ActDialogProps) {
  const text = useText('operations').admin.accounts
  const wire = useText('wire')
  const toast = useToast()
  const { mutate, isPending } = useActOnAccount()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (reason.trim() === '') {
      setMissing(true)
      return
    }
    mutate(
      { accountId: account.id, action, reason },
      {
        onSuccess: () => {
          toast({ title: text.done[action] })
          onClose()
        },
        onError: (error) => toast({ title: wire.errors[codeOf(error)], tone: 'error' }),
      },
    )
  }
  function change(typed: string): void {
    setReason(typed)
    setMissing(false)
  }
  return { reason, change, isMissing, isPending, submit }
}
