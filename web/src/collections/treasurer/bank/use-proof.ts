import type { PayoutShape } from '@touchline/contract/collections/shapes/collection'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

/** What proves that it is me who leads the money elsewhere, while it is typed. */
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
    /** False when something has to be typed first, which is said then. */
    check() {
      const isMissing = needed === 'password' && password === ''
      if (isMissing) setProblem(fields.missing)
      return !isMissing
    },
    shown: needed === 'password' ? { password } : {},
    forget: () => type(''),
    /** Says what is wrong with the proof at its field; any other refusal is its form's to tell. */
    refuse(error: unknown) {
      const code = codeOf(error)
      if (code === 'wrong_password') setProblem(errors.wrong_password)
      if (code === 'fresh_sign_in_needed') setProblem(words.asked)
    },
  }
}

export type Proof = ReturnType<typeof useProof>

/** Whether a refusal is told at the field of the proof, or by asking for it. */
export function isAboutProof(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'wrong_password' || code === 'fresh_sign_in_needed'
}
