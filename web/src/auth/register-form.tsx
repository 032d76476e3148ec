import { useSearchParams } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { CaptchaField } from './captcha-field.tsx'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { FormRefusal } from './sign-in-frame.tsx'
import { shortestPassword, useRegister } from './use-register.ts'

export function RegisterForm() {
  const text = useText('auth')
  const [search] = useSearchParams()
  const register = useRegister()
  const { fields, submit, captcha, refusal, refuse, busy } = register
  const { onForm } = fields

  return (
    <>
      <form
        ref={onForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="grid gap-5"
      >
        <FormRefusal message={refusal} />
        <PersonFields register={register} />
        <CaptchaField state={captcha.state} onStart={captcha.start} />
        <Button
          type="submit"
          variant="primary"
          wide
          busy={busy}
          busyLabel={text.register.submitting}
          refusal={captcha.isComplete ? undefined : text.register.captchaMissing}
          onRefused={() => refuse(text.register.captchaMissing)}
        >
          {text.register.submit}
        </Button>
      </form>
      <OtherSignInMethods onFailed={refuse} />
      <p className="mt-8 text-muted">
        {text.register.haveAccount}{' '}
        <TextLink to={{ pathname: paths.login, search: search.toString() }}>
          {text.register.toLogin}
        </TextLink>
      </p>
    </>
  )
}

function PersonFields({ register }: { register: ReturnType<typeof useRegister> }) {
  const text = useText('auth')
  const { fields, field } = register
  const passwordHint = text.register.passwordHint(shortestPassword)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          label={text.register.firstName}
          autoComplete="given-name"
          maxLength={80}
          error={fields.isRefused('firstName') ? text.fields.missing : undefined}
          {...field('firstName')}
        />
        <TextField
          label={text.register.lastName}
          autoComplete="family-name"
          maxLength={80}
          error={fields.isRefused('lastName') ? text.fields.missing : undefined}
          {...field('lastName')}
        />
      </div>
      <TextField
        label={text.register.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={fields.isRefused('email') ? text.fields.emailInvalid : undefined}
        {...field('email')}
      />
      <PasswordField
        label={text.fields.password}
        autoComplete="new-password"
        description={passwordHint}
        error={fields.isRefused('password') ? passwordHint : undefined}
        {...field('password')}
      />
    </>
  )
}
