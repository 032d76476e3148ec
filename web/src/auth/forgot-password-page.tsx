import { useState } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { beginQuietCaptcha } from '#web/platform/session/quiet-captcha.ts'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { MailboxHint } from './mailbox-hint.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useInstallation } from './use-installation.ts'

export default function ForgotPasswordPage() {
  const text = useText('auth')
  const [sent, setSent] = useState(false)
  const notes = useInstallation()
  return (
    <SignInFrame title={text.forgot.title} subtitle={text.forgot.subtitle}>
      <PageTitle title={text.forgot.title} />
      {sent ? (
        <Banner tone="good">{text.forgot.done}</Banner>
      ) : (
        <ForgotForm onSent={() => setSent(true)} />
      )}
      <p className="mt-6">
        <TextLink to={paths.login}>{text.forgot.backToLogin}</TextLink>
      </p>
      <MailboxHint notes={notes} />
    </SignInFrame>
  )
}

function ForgotForm({ onSent }: { onSent: () => void }) {
  const text = useText('auth')
  const { resetPassword } = useAuthActions()
  const toast = useToast()
  const [email, setEmail] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)

  const fail = (message: string): void =>
    toast({ tone: 'error', title: text.forgot.errorTitle, description: message })

  async function send(): Promise<void> {
    setMissing(email.trim() === '')
    if (email.trim() === '') return
    setBusy(true)
    const outcome = await resetPassword(email.trim())
    setBusy(false)
    if (outcome.kind === 'done') onSent()
    else fail(outcome.said ?? text.forgot.failed)
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
      <TextField
        label={text.fields.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        value={email}
        error={isMissing ? text.forgot.emailMissing : undefined}
        onChange={(event) => {
          beginQuietCaptcha()
          setEmail(event.currentTarget.value)
          setMissing(false)
        }}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={text.forgot.submitting}>
        {text.forgot.submit}
      </Button>
    </form>
  )
}
