import type { ReactNode, SubmitEvent } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

interface EntryDialogProps {
  readonly title: string
  readonly description?: string | undefined
  readonly submitLabel?: string | undefined
  readonly busyLabel?: string | undefined
  readonly save: {
    readonly isPending: boolean
    readonly error: unknown
    /** Clears the error, which concerns earlier values. */
    readonly reset: () => void
  }
  /** A more precise sentence than the error code gives. */
  readonly problem?: string | undefined
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The form for one entry of a list in the settings. */
export function EntryDialog(props: EntryDialogProps) {
  const wire = useText('wire')
  const { error, reset } = props.save
  const problem = props.problem ?? (error ? wire.errors[codeOf(error)] : undefined)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={props.title}
      description={props.description}
    >
      <form
        className="grid gap-5"
        noValidate
        onInput={() => error !== null && reset()}
        onSubmit={props.onSubmit}
      >
        {props.children}
        {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
        <DialogActions>
          <Button onClick={props.onClose}>{wire.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={props.save.isPending}
            busyLabel={props.busyLabel ?? wire.saving}
          >
            {props.submitLabel ?? wire.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
