import { lazy, Suspense } from 'react'

import { MailboxHint } from './mailbox-hint.tsx'
import type { SignIn } from './use-demo.ts'
import { useInstallation } from './use-installation.ts'

/** Only a new installation needs this script. */
const DemoOffer = lazy(async () => ({ default: (await import('./demo-offer.tsx')).DemoOffer }))

interface HintsProps {
  readonly onPick?: ((signIn: SignIn) => void) | undefined
}

/**
 * The demo club on a new installation, and the mailbox if emails are not sent; nothing until
 * known.
 */
export function InstallationHints({ onPick }: HintsProps) {
  const notes = useInstallation()
  return (
    <>
      {notes !== undefined && (notes.isDemoOffered || notes.demoPeople.length > 0) && (
        <Suspense>
          <DemoOffer known={notes.demoPeople} onPick={onPick} />
        </Suspense>
      )}
      <MailboxHint notes={notes} />
    </>
  )
}
