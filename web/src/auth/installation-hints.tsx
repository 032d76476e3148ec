import { lazy, Suspense } from 'react'

import type { SignIn } from './use-demo.ts'

/** They stand below the form, and wait for the server anyway: their script comes after the page. */
const ToldHints = lazy(async () => ({ default: (await import('./told-hints.tsx')).ToldHints }))

export interface HintsProps {
  readonly onPick?: ((signIn: SignIn) => void) | undefined
}

/** The demo club where nobody is yet, and the letters where they are kept instead of sent. */
export function InstallationHints(props: HintsProps) {
  return (
    <Suspense>
      <ToldHints {...props} />
    </Suspense>
  )
}
