import type { LeagueSummary } from '@touchline/contract/leagues/shapes/league'
import { mayRunLeagues } from '@touchline/domain/leagues/permissions'
import { Plus, Printer } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { NewLeague } from './new-league.tsx'

interface HeaderActionsProps {
  readonly seasonId: string | undefined
  /** The league a new season goes on with. */
  readonly before: LeagueSummary
}

export function HeaderActions({ seasonId, before }: HeaderActionsProps) {
  const text = useText('leagues')
  const actor = useActor()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<'new' | 'season'>('new')

  function ask(what: 'new' | 'season') {
    setAsked(what)
    setOpen(true)
  }

  return (
    <>
      <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
        {text.print}
      </Button>
      {mayRunLeagues(actor) && (
        <>
          <Button onClick={() => ask('season')}>{text.createLeagueSeason}</Button>
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => ask('new')}>
            {text.newLeague}
          </Button>
        </>
      )}
      {isOpen && (
        <NewLeague
          seasonId={seasonId}
          before={asked === 'season' ? before : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
