import { lazy, Suspense } from 'react'

import { useWasOpened } from '#web/ui/use-was-opened.ts'

import { useRosterDialogs } from './use-roster-dialogs.ts'

const RosterDialogs = lazy(async () => ({
  default: (await import('./roster-dialogs.tsx')).RosterDialogs,
}))

/** Loads the roster's dialogs when the first one opens, and renders them. */
export function useShownDialogs(onDone: () => void) {
  const dialogs = useRosterDialogs()
  const isMade = useWasOpened(dialogs.isAny)
  const shown = isMade && (
    <Suspense>
      <RosterDialogs dialogs={dialogs} onDone={onDone} />
    </Suspense>
  )
  return { dialogs, shown }
}
