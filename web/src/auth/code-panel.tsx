import { type ReactNode, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import type { Outcome } from '#web/platform/session/outcome.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

import { CodeField } from './code-field.tsx'

interface CodePanelProps {
  readonly label: string
  /** With the password if it was required. */
  readonly confirm: (code: string, password?: string) => Promise<Outcome>
  /** Undefined if no other code can be requested. */
  readonly sendAgain?: (() => Promise<Outcome>) | undefined
  readonly kind?: 'digits' | 'letters'
  readonly onDone?: () => void
  /** Other options, after the buttons. */
  readonly children?: ReactNode
}

/** A code from an email, a text message or an app: entered here, or requested again. */
export function CodePanel({ kind = 'digits', ...props }: CodePanelProps) {
  const text = useText('auth')
  const { code, type, password, submit, sendAgain, refusal, busy } = useCode(kind, props)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <CodeField
        label={props.label}
        value={code}
        inputMode={kind === 'digits' ? 'numeric' : 'text'}
        error={refusal}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {password.isAsked && (
        <PasswordField
          label={text.fields.password}
          description={text.confirm.severalSignUps}
          autoComplete="current-password"
          autoFocus
          value={password.typed}
          error={password.refusal}
          onChange={(event) => password.type(event.currentTarget.value)}
        />
      )}
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
  const password = usePassword()

  async function submit(): Promise<void> {
    const typed = kind === 'digits' ? code.replaceAll(/\D/g, '') : code.trim()
    if (typed === '') setRefusal(text.fields.missing)
    if (password.isMissing()) password.refuse(text.fields.missing)
    if (typed === '' || password.isMissing()) return
    setBusy('confirming')
    const outcome = await confirm(typed, password.isAsked ? password.typed : undefined)
    setBusy(undefined)
    if (outcome.kind === 'done') onDone?.()
    else if (!password.take(outcome)) setRefusal(outcome.message)
  }

  async function again(ask: () => Promise<Outcome>): Promise<void> {
    setBusy('resending')
    const outcome = await ask()
    setBusy(undefined)
    // A failed resend says nothing about the input.
    if (outcome.kind === 'refused') toast({ title: outcome.message, tone: 'error' })
    else toast({ title: text.confirm.resent })
  }

  return {
    code,
    type: (typed: string) => {
      setCode(typed)
      setRefusal(undefined)
    },
    password,
    submit,
    sendAgain: sendAgain && (() => again(sendAgain)),
    refusal,
    busy,
  }
}

/** Shown once several sign-ups turn out to wait for the address. */
function usePassword() {
  const [isAsked, setIsAsked] = useState(false)
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  return {
    isAsked,
    typed,
    refusal,
    isMissing: () => isAsked && typed === '',
    refuse: setRefusal,
    /** True for an error about the password. */
    take: ({ code, message }: Extract<Outcome, { kind: 'refused' }>) => {
      if (code === 'password_needed') setIsAsked(true)
      else if (code === 'weak_password') setRefusal(message)
      else return false
      return true
    },
    type: (password: string) => {
      setTyped(password)
      setRefusal(undefined)
    },
  }
}
