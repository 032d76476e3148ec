import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'

import { useText } from '#web/platform/language/language.tsx'
import { wantedPlace } from '#web/platform/session/places.ts'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { rememberWaiting } from '#web/platform/session/waiting-address.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useCaptcha } from './use-captcha.ts'

/** How long the success message is read before the page moves on. */
const readingMs = 1500

/** What the server asks for by default; a stricter one says so itself. */
export const shortestPassword = 8

/** The sign-up form: its fields, the captcha, what the server refused. */
export function useRegister() {
  const text = useText('auth')
  const { signUp } = useAuthActions()
  const toast = useToast()
  const navigate = useNavigate()
  const captcha = useCaptcha()
  const [refusal, setRefusal] = useState<string>()
  const [leaving, setLeaving] = useState(false)
  const form = useForm({
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  })

  const submit = form.handleSubmit(async (values) => {
    const outcome = await signUp({ ...trimmed(values), captchaToken: captcha.token })
    if (outcome.kind === 'refused') {
      captcha.reset()
      setRefusal(outcome.message)
      return
    }
    toast({ title: text.register.done })
    if (outcome.next === 'signed-in') return

    setLeaving(true)
    rememberWaiting(values.email)
    const { pathname: path, search, origin } = globalThis.location
    setTimeout(() => void navigate(wantedPlace({ path, search, origin })), readingMs)
  })

  return {
    form,
    submit,
    captcha,
    refusal,
    refuse: setRefusal,
    busy: form.formState.isSubmitting || leaving,
    onChange: () => setRefusal(undefined),
  }
}

function trimmed<Values extends { firstName: string; lastName: string; email: string }>(
  values: Values,
): Values {
  const { firstName, lastName, email } = values
  return { ...values, firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() }
}
