import { CodeField } from '#web/auth/code-field.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

import { usePassword } from './use-password.ts'

export function PasswordForm({ email }: { email: string }) {
  const text = useText('accounts')
  const wire = useText('wire')
  const { isRecovery } = useSession()
  const state = usePassword()
  const { form, submit, register, refusal, proof } = state
  const isNew = proof === 'none'
  const { errors, isSubmitting } = form.formState
  return (
    <section>
      <h2 className="text-l">{isNew ? text.newPasswordTitle : text.changePassword}</h2>
      {isRecovery && isNew && <p className="mt-1 text-muted">{text.newPasswordHint}</p>}
      <p className="mt-1 text-muted">{text.passwordEnds}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-5">
        {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
        {/* Tells password managers which account this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <ProofField password={state} />
        <PasswordField
          {...register('password')}
          label={text.newPassword}
          autoComplete="new-password"
          error={errors.password?.message}
        />
        <PasswordField
          {...register('again')}
          label={text.confirmPassword}
          autoComplete="new-password"
          error={errors.again?.message}
        />
        <Button
          type="submit"
          className="justify-self-start"
          variant={isNew ? 'primary' : 'secondary'}
          busy={isSubmitting}
          busyLabel={wire.saving}
        >
          {text.changePassword}
        </Button>
      </form>
    </section>
  )
}

/** The field for the proof of identity, if one is required. */
function ProofField({ password }: { password: ReturnType<typeof usePassword> }) {
  const text = useText('accounts')
  const { code } = useText('auth').confirm
  const { form, register, proof } = password
  const { errors } = form.formState
  if (proof === 'none') return null
  if (proof === 'code')
    return <CodeField {...register('nonce')} label={code} error={errors.nonce?.message} />
  return (
    <PasswordField
      {...register('current')}
      label={text.oldPassword}
      description={text.oldPasswordHint}
      autoComplete="current-password"
      error={errors.current?.message}
    />
  )
}
