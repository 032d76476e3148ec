import { type ComponentProps, lazy, Suspense } from 'react'

import type { NewLeagueDialog } from './new-league-dialog.tsx'

/** Loaded when someone is about to create a league. */
const AskedDialog = lazy(async () => ({
  default: (await import('./new-league-dialog.tsx')).NewLeagueDialog,
}))

export function NewLeague(props: ComponentProps<typeof NewLeagueDialog>) {
  return (
    <Suspense fallback={null}>
      <AskedDialog {...props} />
    </Suspense>
  )
}
