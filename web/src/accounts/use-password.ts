import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { forgetRecovery } from '#web/platform/session/recovery.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

const empty = { current: '', password: '', again: '' }

type Field = keyof typeof empty

/** Which field the server's refusal is about. */
const aboutField: Readonly<Record<string, Field>> = {
  current_password_invalid: 'current',
  current_password_required: 'current',
  weak_password: 'password',
  same_password: 'password',
}

/** Choosing another password; without the old one for who came by the link of a forgotten one. */
export function usePassword() {
  const text = useText('accounts')
  const { missing } = useText('auth').fields
  const toast = useToast()
  const { updatePassword } = useAuthActions()
  const { isRecovery } = useSession()
  const [hasChosen, setHasChosen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const asksForOld = !isRecovery || hasChosen
  const form = useForm({ defaultValues: empty })

  const submit = form.handleSubmit(async ({ current, password }) => {
    const outcome = await updatePassword({
      password,
      ...(asksForOld && { currentPassword: current }),
    })
    if (outcome.kind === 'refused') {
      refused(outcome.code, outcome.said ?? text.passwordFailed)
      return
    }
    forgetRecovery()
    setHasChosen(true)
    form.reset(empty)
    toast({ title: text.passwordChanged })
  })

  function refused(code: string | undefined, message: string): void {
    const field = code === undefined ? undefined : aboutField[code]
    if (field === undefined) setRefusal(message)
    else form.setError(field, { message }, { shouldFocus: true })
  }

  function register(name: Field) {
    return form.register(name, {
      required: missing,
      onChange: () => setRefusal(undefined),
      ...(name === 'again' && {
        validate: (again, { password }) => again === password || text.passwordsDiffer,
      }),
    })
  }

  return { form, submit, register, refusal, asksForOld }
}
