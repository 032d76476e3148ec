import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { lazy, Suspense, useState } from 'react'

import { useNow } from '#web/events/use-now.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Badge } from '#web/ui/badge.tsx'

import type { MatchWithTeams } from '../shown-matches.ts'
import { sheetStateOf } from './sheet-state.ts'

const SheetDialog = lazy(async () => ({
  default: (await import('./sheet-dialog.tsx')).SheetDialog,
}))

interface SheetOfMatchProps extends Pick<LeagueDetails, 'league'> {
  readonly shown: MatchWithTeams
}

const tones = {
  waiting: 'neutral',
  ended: 'neutral',
  confirmed: 'good',
  proposed: 'warning',
} as const

/** Whether the opponent has confirmed our match, and a button to ask. */
export function MatchSheetStatus({ league, shown }: SheetOfMatchProps) {
  const text = useText('matchSheet')
  const colon = useColon()
  const [isOpen, setOpen] = useState(false)
  const now = useNow()
  const { match, home, away } = shown
  const state = match.sheet && sheetStateOf(match.sheet, now)
  return (
    <div className="no-print flex justify-center">
      <button
        type="button"
        className="inline-flex min-h-9 items-center gap-2 rounded-control px-2 text-s text-muted hover:bg-hover hover:text-ink touch:min-h-11"
        onClick={() => setOpen(true)}
      >
        <span className="underline">{state ? text.title : text.ask}</span>
        <span className="sr-only">{`${colon} ${home.name} – ${away.name}`}</span>
        {state && <Badge tone={tones[state]}>{text.states[state]}</Badge>}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SheetDialog league={league} shown={shown} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
