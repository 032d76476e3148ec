import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { forgetRecovery } from '#web/platform/session/recovery.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

const empty = { current: '', nonce: '', password: '', again: '' }

type Field = keyof typeof empty

/** The field that an error is about. */
const aboutField: Readonly<Record<string, Field>> = {
  current_password_invalid: 'current',
  current_password_required: 'current',
  reauthentication_not_valid: 'nonce',
  weak_password: 'password',
  same_password: 'password',
}

/** The proof of identity: the old password, an emailed code, or the reset link. */
type Proof = 'old_password' | 'code' | 'none'

/** Changes the password; after a reset link without the old one. */
export function usePassword() {
  const text = useText('accounts')
  const { missing } = useText('auth').fields
  const toast = useToast()
  const { updatePassword, sendProofCode } = useAuthActions()
  const { isRecovery, user } = useSession()
  const [proof, setProof] = useState(firstProof(user, isRecovery))
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({ defaultValues: empty })

  const submit = form.handleSubmit(async ({ current, nonce, password }) => {
    const outcome = await updatePassword({
      password,
      ...(proof === 'old_password' && current !== '' && { currentPassword: current }),
      ...(proof === 'code' && { nonce: nonce.replaceAll(/\D/g, '') }),
    })
    if (outcome.kind === 'refused') {
      await refused(outcome.code, outcome.said ?? text.passwordFailed)
      return
    }
    forgetRecovery()
    setProof('old_password')
    form.reset(empty)
    toast({ title: text.passwordChanged })
  })

  async function refused(code: string | undefined, message: string): Promise<void> {
    if (code === 'current_password_required') setProof('old_password')
    if (code === 'reauthentication_needed') {
      const sent = await sendProofCode()
      setProof('code')
      setRefusal(sent.kind === 'done' ? text.codeSent : sent.message)
      return
    }
    const field = code === undefined ? undefined : aboutField[code]
    if (field === undefined) setRefusal(message)
    else form.setError(field, { message }, { shouldFocus: true })
  }

  function edited(name: Field): void {
    setRefusal(undefined)
    const { error } = form.getFieldState('again')
    if (name === 'password' && error?.type === 'validate') form.clearErrors('again')
  }

  function register(name: Field) {
    return form.register(name, {
      // Accounts made by email have no password yet; the server knows.
      required: name === 'current' ? false : missing,
      onChange: () => edited(name),
      ...(name === 'again' && {
        validate: (again, { password }) => again === password || text.passwordsDiffer,
      }),
    })
  }

  return { form, submit, register, refusal, proof }
}

/** Accounts made with Google have no password; the server corrects a wrong guess. */
function firstProof(user: User | undefined, isRecovery: boolean): Proof {
  if (isRecovery) return 'none'
  const providers = user?.identities?.map(({ provider }) => provider) ?? []
  return providers.length > 0 && providers.every((one) => one === 'google')
    ? 'none'
    : 'old_password'
}
