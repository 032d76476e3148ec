import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'

import { InstallationHints } from './installation-hints.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export default function RegisterPage() {
  const text = useText('auth')
  return (
    <SignInFrame title={text.register.title} subtitle={text.register.subtitle}>
      <PageTitle title={text.register.title} />
      <RegisterForm />
      <InstallationHints />
    </SignInFrame>
  )
}
