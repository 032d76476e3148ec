import { useText } from '#web/platform/language/language.tsx'
import { useSignInWays } from '#web/platform/session/use-sign-in-ways.ts'
import { Button } from '#web/ui/button.tsx'

import { CodePanel } from './code-panel.tsx'

interface MailLinkPanelProps {
  readonly email: string
  readonly place: string
  readonly onLeave: () => void
}

/** After "Email me a sign-in link": the email's code works here, its link anywhere. */
export function MailLinkPanel({ email, place, onLeave }: MailLinkPanelProps) {
  const text = useText('auth')
  const { confirmMail, mailLink } = useSignInWays()
  return (
    <CodePanel
      label={text.confirm.code}
      confirm={(code, password) => confirmMail(email, { code, password })}
      sendAgain={() => mailLink(email, place)}
    >
      <Button variant="quiet" onClick={onLeave}>
        {text.forgot.backToLogin}
      </Button>
    </CodePanel>
  )
}
