import { useText } from '#web/platform/language/language.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

interface OwnPasswordProps {
  readonly email: string | null
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (password: string) => void
}

/** The password of the person, with their address for password managers. */
export function OwnPassword({ email, value, error, onChange }: OwnPasswordProps) {
  const text = useText('integrations')
  return (
    <div className="max-w-sm">
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
