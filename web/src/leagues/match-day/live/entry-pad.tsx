import { lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWakeLock } from '#web/ui/use-wake-lock.ts'

import type { ReportChange } from '../api/live.ts'
import { lastMarkOf } from '../match-clock.ts'
import type { ShownMatch } from '../use-match.ts'
import { ClockButtons } from './clock-buttons.tsx'
import { OtherButtons, ScoreButtons } from './tap-buttons.tsx'
import type { EventEntry } from './use-event-entry.ts'
import { useShootOut } from './use-shoot-out.ts'

/** Loaded for the few matches that need it. */
const ShootOutPad = lazy(async () => ({
  default: (await import('./shoot-out-pad.tsx')).ShootOutPad,
}))

interface EntryPadProps {
  readonly match: ShownMatch
  readonly tell: ReportChange
  readonly onTap: EventEntry['tap']
}

/** Live entry for one thumb: clock, scoring buttons, and other events. */
export function EntryPad({ match, tell, onTap }: EntryPadProps) {
  const text = useText('matchDay').live
  const { live } = match
  const shootOut = useShootOut(match)
  useWakeLock(lastMarkOf(live.marks)?.kind === 'start')
  return (
    <section aria-label={text.entry} className="grid grid-cols-1 gap-4">
      <ClockButtons match={match} tell={tell} isOver={shootOut.isOpen} />
      {shootOut.isOpen ? (
        <Suspense>
          <ShootOutPad match={match} shootOut={shootOut} onTap={onTap} />
        </Suspense>
      ) : (
        <>
          {shootOut.isOffered && (
            <Button wide className="min-h-14" onClick={shootOut.open}>
              {text.shootOut.title}
            </Button>
          )}
          <ScoreButtons match={match} onTap={onTap} />
          <OtherButtons match={match} onTap={onTap} />
        </>
      )}
      <p className="text-s text-muted">{text.offlineHint}</p>
    </section>
  )
}
