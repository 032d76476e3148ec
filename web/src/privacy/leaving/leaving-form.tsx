import type { DeletionPreview } from '@touchline/contract/accounts/shapes/deletion'
import { useState } from 'react'

import { useSignOutHere } from '#web/auth/use-sign-out-here.ts'
import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

import { useAskForDeletion } from './api.ts'

interface LeavingFormProps {
  readonly email: string | null
  readonly proof: DeletionPreview['proof']
}

/** The proof of identity and the final confirmation. */
export function LeavingForm({ email, proof }: LeavingFormProps) {
  const text = useText('accounts').leaving
  const [asking, setAsking] = useState(false)
  const leaving = useLeaving(() => setAsking(false))
  if (proof === 'sign_in') return <FreshSignIn />
  return (
    <form
      noValidate
      className="grid w-full max-w-sm gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (proof === 'done' || leaving.hasPassword()) setAsking(true)
      }}
    >
      {leaving.refusal !== undefined && <Banner tone="danger">{leaving.refusal}</Banner>}
      {proof === 'password' && (
        <>
          <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordField
            label={text.password}
            autoComplete="current-password"
            value={leaving.password}
            error={leaving.passwordRefusal}
            onChange={(event) => leaving.type(event.currentTarget.value)}
          />
        </>
      )}
      <Button type="submit" variant="danger" className="justify-self-start">
        {text.submit}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.question}
        confirmLabel={text.submit}
        busy={leaving.isPending}
        busyLabel={text.busy}
        onConfirm={leaving.leave}
      >
        {text.grace}
      </ConfirmDialog>
    </form>
  )
}

/** People without a password prove their identity by signing in. */
function FreshSignIn() {
  const text = useText('accounts').leaving
  const signOut = useSignOutHere()
  return (
    <>
      <p>{text.fresh}</p>
      <Button variant="primary" onClick={signOut}>
        {text.signInAgain}
      </Button>
    </>
  )
}

function useLeaving(onRefused: () => void) {
  const text = useText('accounts').leaving
  const { fields, failures } = useText('auth')
  const wire = useText('wire')
  const toast = useToast()
  const format = useFormat()
  const signOut = useSignOutHere()
  const ask = useAskForDeletion()
  const [password, setPassword] = useState('')
  const [passwordRefusal, setPasswordRefusal] = useState<string>()
  const [refusal, setRefusal] = useState<string>()

  function leave(): void {
    ask.mutate(password === '' ? undefined : password, {
      onSuccess: ({ eraseAt }) => {
        toast({ title: text.done(format.day(eraseAt)) })
        signOut()
      },
      onError: (error) => {
        onRefused()
        if ('password' in fieldsOf(error)) setPasswordRefusal(failures.current_password_invalid)
        else setRefusal(`${text.failed}. ${wire.errors[codeOf(error)]}`)
      },
    })
  }

  return {
    password,
    type: (typed: string) => {
      setPassword(typed)
      setPasswordRefusal(undefined)
      setRefusal(undefined)
    },
    hasPassword: () => {
      if (password === '') setPasswordRefusal(fields.missing)
      return password !== ''
    },
    passwordRefusal,
    refusal,
    isPending: ask.isPending,
    leave,
  }
}
