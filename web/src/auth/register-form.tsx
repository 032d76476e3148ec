import { emailPattern } from '@touchline/domain/values/email'
import { useSearchParams } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { CaptchaField } from './captcha-field.tsx'
import { OtherWays } from './other-ways.tsx'
import { FormRefusal } from './sign-in-frame.tsx'
import { shortestPassword, useRegister } from './use-register.ts'

export function RegisterForm() {
  const text = useText('auth')
  const [search] = useSearchParams()
  const { form, submit, captcha, refusal, refuse, busy, onChange } = useRegister()

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <FormRefusal message={refusal} />
        <PersonFields form={form} onChange={onChange} />
        <CaptchaField state={captcha.state} onStart={captcha.start} />
        <Button
          type="submit"
          variant="primary"
          wide
          busy={busy}
          busyLabel={text.register.submitting}
          refusal={captcha.isComplete ? undefined : text.register.captchaMissing}
        >
          {text.register.submit}
        </Button>
      </form>
      <OtherWays onFailed={refuse} />
      <p className="mt-8 text-muted">
        {text.register.haveAccount}{' '}
        <TextLink to={{ pathname: paths.login, search: search.toString() }}>
          {text.register.toLogin}
        </TextLink>
      </p>
    </>
  )
}

type PersonFieldsProps = Pick<ReturnType<typeof useRegister>, 'form' | 'onChange'>

function PersonFields({ form, onChange }: PersonFieldsProps) {
  const text = useText('auth')
  const { errors } = form.formState
  const passwordHint = text.register.passwordHint(shortestPassword)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          label={text.register.firstName}
          autoComplete="given-name"
          maxLength={100}
          error={errors.firstName && text.fields.missing}
          {...form.register('firstName', { onChange, validate: isFilled })}
        />
        <TextField
          label={text.register.lastName}
          autoComplete="family-name"
          maxLength={100}
          error={errors.lastName && text.fields.missing}
          {...form.register('lastName', { onChange, validate: isFilled })}
        />
      </div>
      <TextField
        label={text.register.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email && text.fields.emailInvalid}
        {...form.register('email', { onChange, required: true, pattern: emailPattern })}
      />
      <PasswordField
        label={text.fields.password}
        autoComplete="new-password"
        description={passwordHint}
        error={errors.password && passwordHint}
        {...form.register('password', { onChange, required: true, minLength: shortestPassword })}
      />
    </>
  )
}

function isFilled(name: string): boolean {
  return name.trim() !== ''
}
