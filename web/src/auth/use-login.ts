import { emailPattern } from '@touchline/domain/values/email'
import { useState } from 'react'

import { useFields } from '#web/platform/forms/use-fields.ts'
import { beginQuietCaptcha } from '#web/platform/session/quiet-captcha.ts'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { rememberTyped } from '#web/platform/session/waiting-address.ts'

const checks = {
  email: (text: string) => emailPattern.test(text),
  password: (text: string) => text !== '',
}

/** The sign-in form: its fields, errors, and an unconfirmed address. */
export function useLogin() {
  const { signIn } = useAuthActions()
  const fields = useFields(checks)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [unconfirmed, setUnconfirmed] = useState<string>()

  async function submit(): Promise<void> {
    if (busy || !fields.check(['email', 'password'])) return
    const email = fields.textOf('email')
    setBusy(true)
    const outcome = await signIn(email, fields.textOf('password'))
    setBusy(false)
    if (outcome.kind === 'done') return
    setRefusal(outcome.message)
    const isUnconfirmed = outcome.code === 'email_not_confirmed'
    if (isUnconfirmed) rememberTyped(email, fields.textOf('password'))
    setUnconfirmed(isUnconfirmed ? email : undefined)
  }

  function change(): void {
    beginQuietCaptcha()
    setRefusal(undefined)
  }

  function signInAs(known: { readonly email: string; readonly password: string }): void {
    fields.fill('email', known.email)
    fields.fill('password', known.password)
    change()
    void submit()
  }

  const field = (name: keyof typeof checks) => ({
    name,
    onChange: () => {
      fields.lookAgain(name)
      change()
    },
  })

  return { fields, field, submit, busy, signInAs, refuse: setRefusal, refusal, unconfirmed }
}
