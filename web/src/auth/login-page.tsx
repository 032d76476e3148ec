import { useState } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'

import { ConfirmPanel } from './confirm-panel.tsx'
import { InstallationHints } from './installation-hints.tsx'
import { LoginForm } from './login-form.tsx'
import { forgetWaiting, waitingAddress } from '#web/platform/session/waiting-address.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { useOnClient } from './use-on-client.ts'

/** Sign-in; for somebody who has just signed up, first the letter that is on its way. */
export default function LoginPage() {
  const text = useText('auth')
  const onClient = useOnClient()
  const [dismissed, setDismissed] = useState(false)
  const waiting = onClient && !dismissed ? waitingAddress() : undefined

  if (waiting !== undefined)
    return (
      <SignInFrame title={text.confirm.title} subtitle={text.confirm.body(waiting)}>
        <PageTitle title={text.confirm.title} />
        <ConfirmPanel
          email={waiting}
          onLeave={() => {
            forgetWaiting()
            setDismissed(true)
          }}
        />
        <InstallationHints />
      </SignInFrame>
    )
  return (
    <SignInFrame title={text.login.title} subtitle={text.login.subtitle}>
      <PageTitle title={text.login.submit} />
      <LoginForm />
    </SignInFrame>
  )
}
