import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { beginQuietCaptcha } from '#web/platform/session/quiet-captcha.ts'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

/** The sign-in form: its fields, what the server refused, and an address that is not confirmed yet. */
export function useLogin() {
  const text = useText('auth')
  const { signIn } = useAuthActions()
  const toast = useToast()
  const [refusal, setRefusal] = useState<string>()
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const form = useForm({ defaultValues: { email: '', password: '' } })

  const submit = form.handleSubmit(async ({ email, password }) => {
    const outcome = await signIn(email, password)
    if (outcome.kind === 'done') {
      // Somebody with a second step is not in yet.
      if (!outcome.awaitsSecondFactor) toast({ title: text.login.done })
      return
    }
    setRefusal(outcome.message)
    setUnconfirmed(outcome.code === 'email_not_confirmed' ? email : undefined)
  })

  function onChange(): void {
    beginQuietCaptcha()
    setRefusal(undefined)
  }

  function signInAs(known: { readonly email: string; readonly password: string }): void {
    form.reset(known)
    onChange()
    void submit()
  }

  return { form, submit, signInAs, onChange, refuse: setRefusal, refusal, unconfirmed }
}
