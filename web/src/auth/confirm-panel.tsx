import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useConfirm } from './use-confirm.ts'

interface ConfirmPanelProps {
  readonly email: string
  readonly onLeave?: () => void
}

/** For an address whose letter is on its way: the code from it, or another letter. */
export function ConfirmPanel({ email, onLeave }: ConfirmPanelProps) {
  const text = useText('auth')
  const { confirm, sendAgain, refusal, busy, forgive } = useConfirm(email)
  const [code, setCode] = useState('')

  return (
    <div className="grid gap-5">
      <TextField
        label={text.confirm.code}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        error={refusal}
        className="max-w-60"
        onChange={(event) => {
          setCode(event.currentTarget.value)
          forgive()
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={busy === 'confirming'}
          busyLabel={text.confirm.submitting}
          onClick={() => void confirm(code)}
        >
          {text.confirm.submit}
        </Button>
        <Button
          variant="secondary"
          busy={busy === 'resending'}
          busyLabel={text.confirm.resending}
          onClick={() => void sendAgain()}
        >
          {text.confirm.resend}
        </Button>
        {onLeave && (
          <Button variant="quiet" onClick={onLeave}>
            {text.forgot.backToLogin}
          </Button>
        )}
      </div>
    </div>
  )
}
