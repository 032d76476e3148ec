import { useText } from '#web/platform/language/language.tsx'
import { pathAfterSignIn } from '#web/platform/session/places.ts'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { forgetWaiting, typedPassword } from '#web/platform/session/waiting-address.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'

import { CodePanel } from './code-panel.tsx'

interface ConfirmPanelProps {
  readonly email: string
  readonly onLeave?: () => void
}

/** For a new address with a confirmation email: its code, or another email. */
export function ConfirmPanel({ email, onLeave }: ConfirmPanelProps) {
  const text = useText('auth')
  const toast = useToast()
  const { confirmSignUp, resend } = useAuthActions()
  return (
    <CodePanel
      label={text.confirm.code}
      confirm={(code, password = typedPassword(email)) => confirmSignUp(email, { code, password })}
      sendAgain={() => {
        const { pathname: path, search, origin } = globalThis.location
        return resend(email, pathAfterSignIn({ path, search, origin }))
      }}
      onDone={() => {
        forgetWaiting()
        toast({ title: text.confirm.done })
      }}
    >
      {onLeave && (
        <Button variant="quiet" onClick={onLeave}>
          {text.forgot.backToLogin}
        </Button>
      )}
    </CodePanel>
  )
}
