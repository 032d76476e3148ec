import { eventKindsForSport } from '@touchline/domain/leagues/match-day/events'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import type { ReportChange } from '../api/live.ts'
import type { ShownMatch } from '../use-match.ts'

/** Loaded when opened, as it is rarely needed. */
const HappeningDialog = lazy(async () => ({
  default: (await import('./happening-dialog.tsx')).HappeningDialog,
}))

interface AddLaterProps {
  readonly match: ShownMatch
  readonly tell: ReportChange
}

/** Adds scorers after the result was entered, without a clock. */
export function AddPastEvents({ match, tell }: AddLaterProps) {
  const text = useText('matchDay').live
  const [isOpen, setOpen] = useState(false)
  const [kind] = eventKindsForSport(match.day.sport)
  if (kind === undefined) return null
  const nobody = { member: null, partner: null }
  return (
    <>
      <Button
        size="s"
        className="no-print"
        icon={<Plus aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text.add}
      </Button>
      <Suspense>
        {isOpen && (
          <HappeningDialog
            match={match}
            title={text.addTitle}
            first={{ kind, side: 'own', ...nobody, period: null, second: null }}
            onSave={(event) => tell({ kind: 'note', event: { id: crypto.randomUUID(), ...event } })}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
