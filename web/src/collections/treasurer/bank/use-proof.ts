import type { PayoutShape } from '@touchline/contract/collections/shapes/collection'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

/** The proof of identity for redirecting money, as typed. */
export function useProof(needed: PayoutShape['proof']) {
  const { fields } = useText('auth')
  const { errors } = useText('wire')
  const { proof: words } = useText('bank')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()

  function type(typed: string) {
    setPassword(typed)
    setProblem(undefined)
  }

  return {
    needed,
    password,
    problem,
    type,
    /** False if something has to be typed first, which is shown then. */
    check() {
      const isMissing = needed === 'password' && password === ''
      if (isMissing) setProblem(fields.missing)
      return !isMissing
    },
    shown: needed === 'password' ? { password } : {},
    forget: () => type(''),
    /** Shows an error of the proof at its field; other errors are left to the form. */
    refuse(error: unknown) {
      const code = codeOf(error)
      if (code === 'wrong_password') setProblem(errors.wrong_password)
      if (code === 'fresh_sign_in_needed') setProblem(words.asked)
    },
  }
}

export type Proof = ReturnType<typeof useProof>

/** Whether an error concerns the proof. */
export function isProofError(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'wrong_password' || code === 'fresh_sign_in_needed'
}
