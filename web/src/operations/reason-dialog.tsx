import type { SubmitEvent } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useReason } from './use-reason.ts'

interface ReasonDialogProps {
  readonly title: string
  readonly consequence: string
  readonly submit: string
  readonly isDangerous: boolean
  /** Shown after success. */
  readonly done: string
  readonly isPending: boolean
  readonly act: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for confirmation and a reason for the log. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, consequence, isDangerous, isPending, onClose } = props
  const text = useText('operations').admin.accounts
  const { cancel } = useText('wire')
  const { field, submit } = useSubmit(props)
  return (
    <Dialog
      open
      size="s"
      title={title}
      description={consequence}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate onSubmit={submit}>
        <TextField label={text.reason} description={text.reasonHint} {...field} />
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={isPending}>
            {props.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function useSubmit({ act, done, onClose }: ReasonDialogProps) {
  const wire = useText('wire')
  const toast = useToast()
  const { reason, field, require } = useReason()

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!require()) return
    act(reason).then(
      () => {
        toast({ title: done })
        onClose()
      },
      (error: unknown) => toast({ title: wire.errors[codeOf(error)], tone: 'error' }),
    )
  }
  return { field, submit }
}
