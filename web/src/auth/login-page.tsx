import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Navigate } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { pathAfterSignIn } from '#web/platform/session/places.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { forgetWaiting, waitingAddress } from '#web/platform/session/waiting-address.ts'

import { InstallationHints } from './installation-hints.tsx'
import { LoginForm } from './login-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'
import { useSignedInRedirect } from './use-signed-in-redirect.ts'

/** Rarely needed steps, loaded on demand. */
const ConfirmPanel = lazy(async () => ({
  default: (await import('./confirm-panel.tsx')).ConfirmPanel,
}))
const MailLinkPanel = lazy(async () => ({
  default: (await import('./mail-link-panel.tsx')).MailLinkPanel,
}))
const PhonePanel = lazy(async () => ({ default: (await import('./phone-panel.tsx')).PhonePanel }))
const SecondFactorPanel = lazy(async () => ({
  default: (await import('./second-factor-panel.tsx')).SecondFactorPanel,
}))

type Step =
  | { readonly kind: 'form' }
  | { readonly kind: 'mail_link'; readonly email: string }
  | { readonly kind: 'phone' }

const form: Step = { kind: 'form' }

/** The sign-in page; after signing up, first the confirmation. */
export default function LoginPage() {
  const text = useText('auth')
  const { state } = useSession()
  const wayOn = useSignedInRedirect()
  const onClient = useIsHydrated()
  const [step, setStep] = useState(form)
  const [dismissed, setDismissed] = useState(false)
  const waiting = onClient && !dismissed ? waitingAddress() : undefined

  if (wayOn !== undefined) return <Navigate to={wayOn} replace />
  if (state === 'second-step')
    return (
      <Screen title={text.secondStep.title} subtitle={text.secondStep.body}>
        <SecondFactorPanel />
      </Screen>
    )
  if (waiting !== undefined)
    return (
      <Screen title={text.confirm.title} subtitle={text.confirm.body(waiting)}>
        <ConfirmPanel
          email={waiting}
          onLeave={() => {
            forgetWaiting()
            setDismissed(true)
          }}
        />
        <InstallationHints />
      </Screen>
    )
  return <OpenStep step={step} onStep={setStep} />
}

function OpenStep({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  const text = useText('auth')
  const leave = (): void => onStep(form)
  if (step.kind === 'mail_link') {
    const { pathname: path, search, origin } = globalThis.location
    return (
      <Screen title={text.confirm.title} subtitle={text.mailLink.sent(step.email)}>
        <MailLinkPanel
          email={step.email}
          place={pathAfterSignIn({ path, search, origin })}
          onLeave={leave}
        />
        <InstallationHints />
      </Screen>
    )
  }
  if (step.kind === 'phone')
    return (
      <Screen title={text.login.title} subtitle={text.phone.subtitle}>
        <PhonePanel onLeave={leave} />
        <InstallationHints />
      </Screen>
    )
  return (
    <Screen title={text.login.title} subtitle={text.login.subtitle} tab={text.login.submit}>
      <LoginForm
        onMailLink={(email) => onStep({ kind: 'mail_link', email })}
        onPhone={() => onStep({ kind: 'phone' })}
      />
    </Screen>
  )
}

interface ScreenProps {
  readonly title: string
  readonly subtitle: string
  /** The tab's title, if different. */
  readonly tab?: string
  readonly children: ReactNode
}

function Screen({ title, subtitle, tab = title, children }: ScreenProps) {
  return (
    <SignInFrame title={title} subtitle={subtitle}>
      <PageTitle title={tab} />
      <Suspense>{children}</Suspense>
    </SignInFrame>
  )
}
