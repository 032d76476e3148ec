import { useState } from 'react'

import { CodeField } from '#web/auth/code-field.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useUiWords } from '#web/ui/ui-words.tsx'

import type { EnrolProof } from './api.ts'

interface AppProofProps {
  readonly busy: boolean
  /** Why the last attempt was refused. */
  readonly refusal: string | undefined
  readonly onProof: (proof: EnrolProof) => void
  readonly onCancel: () => void
}

/** A first app needs a recent sign-in, the password or an emailed code. */
export function AppProof({ busy, onProof, onCancel, ...props }: AppProofProps) {
  const text = useText('accounts').apps
  const { confirm, fields } = useText('auth')
  const uiWords = useUiWords()
  const proof = useProof(onProof)
  const refusal = proof.refusal ?? props.refusal
  return (
    <form
      noValidate
      className="grid w-full gap-5 rounded-surface border border-line p-5"
      onSubmit={(event) => {
        event.preventDefault()
        proof.submit()
      }}
    >
      <p>{proof.way === 'code' ? text.proofSent : text.proofLead}</p>
      {proof.way === 'code' ? (
        <CodeField
          label={confirm.code}
          value={proof.typed}
          error={refusal}
          onChange={(event) => proof.type(event.currentTarget.value)}
        />
      ) : (
        <PasswordField
          label={fields.password}
          value={proof.typed}
          autoComplete="current-password"
          error={refusal}
          onChange={(event) => proof.type(event.currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy} busyLabel={confirm.submitting}>
          {confirm.submit}
        </Button>
        {proof.way === 'password' && (
          <Button variant="secondary" onClick={() => void proof.sendCode()}>
            {text.proofByCode}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {uiWords.cancel}
        </Button>
      </div>
    </form>
  )
}

function useProof(onProof: AppProofProps['onProof']) {
  const { missing } = useText('auth').fields
  const { sendProofCode } = useAuthActions()
  const [way, setWay] = useState<'password' | 'code'>('password')
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()

  function submit(): void {
    if (typed === '') setRefusal(missing)
    else
      onProof(way === 'code' ? { nonce: typed.replaceAll(/\D/g, '') } : { current_password: typed })
  }

  function type(value: string): void {
    setTyped(value)
    setRefusal(undefined)
  }

  async function sendCode(): Promise<void> {
    const sent = await sendProofCode()
    if (sent.kind === 'refused') {
      setRefusal(sent.message)
      return
    }
    setWay('code')
    type('')
  }

  return { way, typed, type, refusal, submit, sendCode }
}
