import { type ReactNode, useState } from 'react'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { useSignInWays } from '#web/platform/session/use-sign-in-ways.ts'
import { Button } from '#web/ui/button.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'

import { CodePanel } from './code-panel.tsx'

/** Signing in by a code in a text message. */
export function PhonePanel({ onLeave }: { onLeave: () => void }) {
  const text = useText('auth')
  const { textCode, confirmText } = useSignInWays()
  const [sentTo, setSentTo] = useState<string>()
  const leave = (
    <Button variant="quiet" onClick={onLeave}>
      {text.forgot.backToLogin}
    </Button>
  )

  if (sentTo === undefined) return <NumberForm onSent={setSentTo}>{leave}</NumberForm>
  return (
    <div className="grid gap-5">
      <p role="status">{text.phone.sent(sentTo)}</p>
      <CodePanel
        label={text.confirm.code}
        confirm={(code, password) => confirmText(sentTo, { code, password })}
        sendAgain={() => textCode(sentTo)}
      >
        {leave}
      </CodePanel>
    </div>
  )
}

interface NumberFormProps {
  readonly onSent: (phone: string) => void
  readonly children: ReactNode
}

function NumberForm({ onSent, children }: NumberFormProps) {
  const text = useText('auth')
  const { language } = useLanguage()
  const { country } = useBrowserPlace()
  const { textCode } = useSignInWays()
  const [phone, setPhone] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function send(): Promise<void> {
    if (!/^\+\d{6,15}$/.test(phone)) {
      setRefusal(text.phone.invalid)
      return
    }
    setBusy(true)
    const outcome = await textCode(phone)
    setBusy(false)
    if (outcome.kind === 'refused') setRefusal(outcome.message)
    else onSent(phone)
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <PhoneField
        label={text.phone.number}
        value={phone}
        country={country}
        language={language}
        error={refusal}
        onChange={(number) => {
          setPhone(number)
          setRefusal(undefined)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy} busyLabel={text.confirm.resending}>
          {text.phone.send}
        </Button>
        {children}
      </div>
    </form>
  )
}
