import { Navigate } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { InstallationHints } from './installation-hints.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useInstallation } from './use-installation.ts'
import { useKeepTyped } from './use-keep-typed.ts'
import { useSignedInRedirect } from './use-signed-in-redirect.ts'

export default function RegisterPage() {
  const text = useText('auth')
  const notes = useInstallation()
  const wayOn = useSignedInRedirect()
  useKeepTyped()
  if (wayOn !== undefined) return <Navigate to={wayOn} replace />
  if (notes?.isSignupOpen === false)
    return (
      <SignInFrame title={text.register.closedTitle} subtitle={text.register.closedBody}>
        <PageTitle title={text.register.title} />
        <TextLink to={paths.login}>{text.forgot.backToLogin}</TextLink>
      </SignInFrame>
    )
  return (
    <SignInFrame title={text.register.title} subtitle={text.register.subtitle}>
      <PageTitle title={text.register.title} />
      <RegisterForm />
      <InstallationHints />
    </SignInFrame>
  )
}
