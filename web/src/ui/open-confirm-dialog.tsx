import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { type SubmitEvent, useState } from 'react'

import { backdropStyle } from './backdrop-style.ts'
import { Button } from './button.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { TextField } from './text-field.tsx'
import { useUiWords } from './ui-words.tsx'

/** The loaded confirmation dialog. */
export function OpenConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Base.Root open={props.open} onOpenChange={(open) => props.onOpenChange(open)}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Viewport className="fixed inset-0 z-20 grid grid-cols-[minmax(0,1fr)] place-items-center p-4">
          <Base.Popup
            finalFocus={() => props.focusAfter?.() ?? true}
            className="w-full max-w-md rounded-surface border border-line bg-raised p-6 wrap-anywhere text-ink shadow-float transition-opacity duration-150 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Base.Title className="text-l">{props.title}</Base.Title>
            <Base.Description render={<div />} className="mt-2 text-muted">
              {props.children}
            </Base.Description>
            <Confirmation {...props} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

function Confirmation(props: ConfirmDialogProps) {
  const words = useUiWords()
  const [typed, setTyped] = useState('')
  const agreed = props.typedName === undefined || typed.trim() === props.typedName.trim()

  function confirm(event: SubmitEvent) {
    event.preventDefault()
    if (agreed) props.onConfirm()
  }

  return (
    <form data-unkept className="mt-5 grid gap-5" onSubmit={confirm}>
      {props.typedName !== undefined && (
        <TextField
          label={words.typeToConfirm(props.typedName)}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Base.Close render={<Button>{words.cancel}</Button>} />
        <Button
          type="submit"
          variant={props.tone === 'plain' ? 'primary' : 'danger'}
          disabled={!agreed}
          busy={props.busy}
          busyLabel={props.busyLabel}
        >
          {props.confirmLabel}
        </Button>
      </div>
    </form>
  )
}
