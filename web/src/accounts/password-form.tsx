import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

import { usePassword } from './use-password.ts'

export function PasswordForm({ email }: { email: string }) {
  const text = useText('accounts')
  const wire = useText('wire')
  const { form, submit, register, refusal, asksForOld } = usePassword()
  const { errors, isSubmitting } = form.formState
  return (
    <section>
      <h2 className="text-l">{asksForOld ? text.changePassword : text.newPasswordTitle}</h2>
      {!asksForOld && <p className="mt-1 text-muted">{text.newPasswordHint}</p>}
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-5">
        {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {asksForOld && (
          <PasswordField
            {...register('current')}
            label={text.oldPassword}
            autoComplete="current-password"
            error={errors.current?.message}
          />
        )}
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
          variant={asksForOld ? 'secondary' : 'primary'}
          busy={isSubmitting}
          busyLabel={wire.saving}
        >
          {text.changePassword}
        </Button>
      </form>
    </section>
  )
}
