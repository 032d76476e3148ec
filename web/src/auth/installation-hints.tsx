import { lazy, Suspense } from 'react'

import { MailboxHint } from './mailbox-hint.tsx'
import type { SignIn } from './use-demo.ts'
import { useInstallation } from './use-installation.ts'

/** Only an installation without people needs its script. */
const DemoOffer = lazy(async () => ({ default: (await import('./demo-offer.tsx')).DemoOffer }))

interface HintsProps {
  readonly onPick?: ((signIn: SignIn) => void) | undefined
}

/** The demo club where no one is yet, and the letters where they are kept instead of sent: nothing until it is known. */
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
