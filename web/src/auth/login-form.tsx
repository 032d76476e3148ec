import { emailPattern } from '@touchline/domain/values/email'
import { useSearchParams } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { ConfirmPanel } from './confirm-panel.tsx'
import { InstallationHints } from './installation-hints.tsx'
import { FormRefusal } from './sign-in-frame.tsx'
import { useLogin } from './use-login.ts'

export function LoginForm() {
  const text = useText('auth')
  const [search] = useSearchParams()
  const { form, submit, signInAs, onChange, refusal, unconfirmed } = useLogin()
  const { errors, isSubmitting } = form.formState

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <FormRefusal message={refusal} />
        {unconfirmed !== undefined && <ConfirmPanel email={unconfirmed} />}
        <TextField
          label={text.fields.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errors.email && text.fields.emailInvalid}
          {...form.register('email', { onChange, required: true, pattern: emailPattern })}
        />
        <div className="grid gap-1.5">
          <PasswordField
            label={text.fields.password}
            autoComplete="current-password"
            error={errors.password && text.fields.missing}
            {...form.register('password', { onChange, required: true })}
          />
          <TextLink to={paths.forgotPassword} className="justify-self-end text-s">
            {text.login.forgot}
          </TextLink>
        </div>
        <Button
          type="submit"
          variant="primary"
          wide
          busy={isSubmitting}
          busyLabel={text.login.submitting}
        >
          {text.login.submit}
        </Button>
        <p className="text-muted">
          {text.login.noAccount}{' '}
          <TextLink to={{ pathname: paths.register, search: search.toString() }}>
            {text.login.toRegister}
          </TextLink>
        </p>
      </form>
      <InstallationHints onPick={signInAs} />
    </>
  )
}
