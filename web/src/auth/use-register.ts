import { emailPattern } from '@touchline/domain/values/email'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { useFields } from '#web/platform/forms/use-fields.ts'
import { useText } from '#web/platform/language/language.tsx'
import { placeOfWaiting, pathAfterSignIn } from '#web/platform/session/places.ts'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { rememberTyped, rememberWaiting } from '#web/platform/session/waiting-address.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useCaptcha } from './use-captcha.ts'

/** How long the success message is shown before redirecting. */
const readingMs = 1500

/** The server's default; a stricter one says so itself. */
export const shortestPassword = 8

const checks = {
  firstName: isFilled,
  lastName: isFilled,
  email: (text: string) => emailPattern.test(text),
  password: (text: string) => text.length >= shortestPassword,
}

/** The sign-up form: its fields, captcha and errors. */
export function useRegister() {
  const text = useText('auth')
  const { signUp } = useAuthActions()
  const toast = useToast()
  const navigate = useNavigate()
  const captcha = useCaptcha()
  const fields = useFields(checks)
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(): Promise<void> {
    if (busy || !fields.check(['firstName', 'lastName', 'email', 'password'])) return
    const email = fields.textOf('email').trim()
    const { pathname: path, search, origin } = globalThis.location
    const place = pathAfterSignIn({ path, search, origin })
    setBusy(true)
    const outcome = await signUp({
      firstName: fields.textOf('firstName').trim(),
      lastName: fields.textOf('lastName').trim(),
      email,
      password: fields.textOf('password'),
      captchaToken: captcha.token,
      place,
    })
    if (outcome.kind === 'refused') {
      setBusy(false)
      if (outcome.code !== 'weak_password') captcha.reset()
      setRefusal(outcome.message)
      return
    }
    toast({ title: text.register.done })
    if (outcome.next === 'signed-in') return

    rememberWaiting(email)
    rememberTyped(email, fields.textOf('password'))
    setTimeout(() => void navigate(placeOfWaiting(place)), readingMs)
  }

  const field = (name: keyof typeof checks) => ({
    name,
    onChange: () => {
      fields.lookAgain(name)
      setRefusal(undefined)
    },
  })

  const isSolved = captcha.isComplete && refusal === text.register.captchaMissing
  const shown = isSolved ? undefined : refusal
  return { fields, field, submit, captcha, refusal: shown, refuse: setRefusal, busy }
}

function isFilled(name: string): boolean {
  return name.trim() !== ''
}
