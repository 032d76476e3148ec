import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { InstallationHints } from './installation-hints.tsx'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { FormRefusal } from './sign-in-frame.tsx'
import { useLogin } from './use-login.ts'
import { useMailLink } from './use-mail-link.ts'

/** Rarely needed, so loaded on demand. */
const ConfirmPanel = lazy(async () => ({
  default: (await import('./confirm-panel.tsx')).ConfirmPanel,
}))

interface LoginFormProps {
  readonly onMailLink: (email: string) => void
  readonly onPhone: () => void
}

export function LoginForm({ onMailLink, onPhone }: LoginFormProps) {
  const text = useText('auth')
  const [search] = useSearchParams()
  const login = useLogin()
  const { onForm } = login.fields
  const mailLink = useMailLink(login, onMailLink)

  return (
    <>
      {login.unconfirmed !== undefined && (
        <div className="mb-8 grid gap-5">
          <FormRefusal message={login.refusal} />
          <Suspense>
            <ConfirmPanel email={login.unconfirmed} />
          </Suspense>
        </div>
      )}
      <form
        ref={onForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void login.submit()
        }}
        className="grid gap-5"
      >
        {login.unconfirmed === undefined && <FormRefusal message={login.refusal} />}
        <LoginFields login={login} />
        <Button
          type="submit"
          variant="primary"
          wide
          busy={login.busy}
          busyLabel={text.login.submitting}
        >
          {text.login.submit}
        </Button>
      </form>
      <OtherSignInMethods onFailed={login.refuse} mailLink={mailLink} onPhone={onPhone} />
      <p className="mt-8 text-muted">
        {text.login.noAccount}{' '}
        <TextLink to={{ pathname: paths.register, search: search.toString() }}>
          {text.login.toRegister}
        </TextLink>
      </p>
      <InstallationHints onPick={login.signInAs} />
    </>
  )
}

function LoginFields({ login }: { login: ReturnType<typeof useLogin> }) {
  const text = useText('auth')
  const { fields, field } = login
  return (
    <>
      <TextField
        label={text.fields.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={fields.isRefused('email') ? text.fields.emailInvalid : undefined}
        {...field('email')}
      />
      <div className="grid gap-1.5">
        <PasswordField
          label={text.fields.password}
          autoComplete="current-password"
          error={fields.isRefused('password') ? text.fields.missing : undefined}
          {...field('password')}
        />
        <TextLink to={paths.forgotPassword} className="justify-self-end text-s">
          {text.login.forgot}
        </TextLink>
      </div>
    </>
  )
}
