import { Mail, Smartphone } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { useInstallation } from './use-installation.ts'

/** Only if the installation offers it. */
const GoogleButton = lazy(async () => ({
  default: (await import('./google-button.tsx')).GoogleButton,
}))

interface OtherWaysProps {
  readonly onFailed: (sentence: string) => void
  /** Undefined hides the link: a new account starts with a form. */
  readonly mailLink?: { readonly busy: boolean; readonly ask: () => void }
  readonly onPhone?: () => void
}

/** Ways to sign in other than a password, as offered by the installation. */
export function OtherSignInMethods({ onFailed, mailLink, onPhone }: OtherWaysProps) {
  const text = useText('auth')
  const notes = useInstallation()
  const offersPhone = onPhone !== undefined && notes?.hasPhone === true
  const offersGoogle = notes?.hasGoogle === true
  if (mailLink === undefined && !offersPhone && !offersGoogle) return null
  return (
    <section aria-label={text.login.divider} className="mt-8 grid gap-3">
      <Divider>{text.login.divider}</Divider>
      <Suspense>{offersGoogle && <GoogleButton onFailed={onFailed} />}</Suspense>
      {mailLink && (
        <Button
          variant="secondary"
          wide
          busy={mailLink.busy}
          busyLabel={text.confirm.resending}
          onClick={mailLink.ask}
        >
          <Mail aria-hidden />
          {text.mailLink.action}
        </Button>
      )}
      {offersPhone && (
        <Button variant="secondary" wide onClick={onPhone}>
          <Smartphone aria-hidden />
          {text.phone.action}
        </Button>
      )}
    </section>
  )
}

function Divider({ children }: { children: ReactNode }) {
  return (
    <p
      aria-hidden
      className="mb-1 flex items-center gap-4 text-s text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
    >
      {children}
    </p>
  )
}
