import { type ReactNode, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import type { Outcome } from '#web/platform/session/outcome.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface CodePanelProps {
  readonly label: string
  readonly confirm: (code: string) => Promise<Outcome>
  /** Undefined where no other code can be asked for. */
  readonly sendAgain?: (() => Promise<Outcome>) | undefined
  readonly kind?: 'digits' | 'letters'
  readonly onDone?: () => void
  /** Further ways on, after the buttons. */
  readonly children?: ReactNode
}

/** A code from a letter, a text message or an app: typed here, or asked for again. */
export function CodePanel({ kind = 'digits', ...props }: CodePanelProps) {
  const text = useText('auth')
  const { code, type, submit, sendAgain, refusal, busy } = useCode(kind, props)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={props.label}
        value={code}
        inputMode={kind === 'digits' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={kind === 'digits' ? 9 : 40}
        error={refusal}
        className="max-w-60"
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          busy={busy === 'confirming'}
          busyLabel={text.confirm.submitting}
        >
          {text.confirm.submit}
        </Button>
        {sendAgain && (
          <Button
            variant="secondary"
            busy={busy === 'resending'}
            busyLabel={text.confirm.resending}
            onClick={() => void sendAgain()}
          >
            {text.confirm.resend}
          </Button>
        )}
        {props.children}
      </div>
    </form>
  )
}

function useCode(kind: 'digits' | 'letters', props: CodePanelProps) {
  const text = useText('auth')
  const toast = useToast()
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState<'confirming' | 'resending'>()
  const { confirm, sendAgain, onDone } = props

  async function submit(): Promise<void> {
    const typed = kind === 'digits' ? code.replaceAll(/\D/g, '') : code.trim()
    if (typed === '') {
      setRefusal(text.fields.missing)
      return
    }
    setBusy('confirming')
    const outcome = await confirm(typed)
    setBusy(undefined)
    if (outcome.kind === 'refused') setRefusal(outcome.message)
    else onDone?.()
  }

  async function again(ask: () => Promise<Outcome>): Promise<void> {
    setBusy('resending')
    const outcome = await ask()
    setBusy(undefined)
    // That nothing was sent says nothing of what is typed.
    if (outcome.kind === 'refused') toast({ title: outcome.message, tone: 'error' })
    else toast({ title: text.confirm.resent })
  }

  return {
    code,
    type: (typed: string) => {
      setCode(typed)
      setRefusal(undefined)
    },
    submit,
    sendAgain: sendAgain && (() => again(sendAgain)),
    refusal,
    busy,
  }
}
