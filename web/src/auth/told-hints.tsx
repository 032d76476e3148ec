import { lazy, Suspense } from 'react'

import type { HintsProps } from './installation-hints.tsx'
import { MailboxHint } from './mailbox-hint.tsx'
import { useInstallation } from './use-installation.ts'

/** Only an installation without people needs its script. */
const DemoOffer = lazy(async () => ({ default: (await import('./demo-offer.tsx')).DemoOffer }))

/** What the installation has told; nothing until then. */
export function ToldHints({ onPick }: HintsProps) {
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
