import { useText } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

import type { Proof } from './use-proof.ts'

/** The password again; nothing right after a sign-in. */
export function ProofFields({ proof }: { proof: Proof }) {
  const text = useText('bank').proof
  const { user } = useSession()
  if (proof.needed !== 'password') return null
  return (
    <>
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        label={text.password}
        description={text.why}
        autoComplete="current-password"
        value={proof.password}
        error={proof.problem}
        onChange={({ currentTarget }) => proof.type(currentTarget.value)}
      />
    </>
  )
}

/** For accounts without a password; typed values are kept. */
export function SignInAgain() {
  const text = useText('bank').proof
  const { signInAgain } = useAuthActions()
  return (
    <>
      <p className="text-muted">{text.fresh}</p>
      <Button variant="primary" className="justify-self-start" onClick={() => void signInAgain()}>
        {text.signInAgain}
      </Button>
    </>
  )
}
