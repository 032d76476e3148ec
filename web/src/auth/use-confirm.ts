import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

import { forgetWaiting } from '#web/platform/session/waiting-address.ts'

/** Confirming an address by the code of its letter, or asking for another letter. */
export function useConfirm(email: string) {
  const text = useText('auth')
  const { confirmSignUp, resend } = useAuthActions()
  const toast = useToast()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState<'confirming' | 'resending'>()

  async function confirm(code: string): Promise<void> {
    setBusy('confirming')
    const outcome = await confirmSignUp(email, code.replaceAll(/\D/g, ''))
    setBusy(undefined)
    if (outcome.kind === 'refused') {
      setRefusal(outcome.message)
      return
    }
    forgetWaiting()
    toast({ title: text.confirm.done })
  }

  async function sendAgain(): Promise<void> {
    setBusy('resending')
    const outcome = await resend(email)
    setBusy(undefined)
    if (outcome.kind === 'refused') setRefusal(outcome.message)
    else toast({ title: text.confirm.resent })
  }

  return { confirm, sendAgain, refusal, busy, forgive: () => setRefusal(undefined) } as const
}
