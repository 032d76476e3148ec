import type { LeagueSummary } from '@touchline/contract/leagues/shapes/league'
import { may } from '@touchline/domain/teams/permissions'
import { CalendarPlus, Ellipsis, Plus, Printer } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { useUiWords } from '#web/ui/ui-words.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { NewLeague } from './new-league.tsx'

interface HeaderActionsProps {
  readonly seasonId: string | undefined
  /** The league to copy for a new season. */
  readonly before: LeagueSummary
}

export function HeaderActions({ seasonId, before }: HeaderActionsProps) {
  const actor = useActor()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<'new' | 'season'>('new')

  const isWide = useIsWide(40)
  const mayRun = may(actor, 'leagues.edit')
  const steps = { onAsk: mayRun ? ask : undefined }

  function ask(what: 'new' | 'season') {
    setAsked(what)
    setOpen(true)
  }

  return (
    <>
      {isWide ? <InRow {...steps} /> : <InMenu {...steps} />}
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

interface StepsProps {
  /** Undefined for people who may not create leagues. */
  readonly onAsk: ((what: 'new' | 'season') => void) | undefined
}

function InRow({ onAsk }: StepsProps) {
  const text = useText('leagues')
  return (
    <>
      <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
        {text.print}
      </Button>
      {onAsk && (
        <>
          <Button onClick={() => onAsk('season')}>{text.createLeagueSeason}</Button>
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => onAsk('new')}>
            {text.newLeague}
          </Button>
        </>
      )}
    </>
  )
}

/** On phones actions are in a menu, so that matches start at the top. */
function InMenu({ onAsk }: StepsProps) {
  const text = useText('leagues')
  const { more } = useUiWords()
  return (
    <Menu
      align="end"
      trigger={<IconButton variant="outlined" label={more} icon={<Ellipsis aria-hidden />} />}
    >
      {onAsk && (
        <>
          <MenuItem icon={<Plus aria-hidden />} onSelect={() => onAsk('new')}>
            {text.newLeague}
          </MenuItem>
          <MenuItem icon={<CalendarPlus aria-hidden />} onSelect={() => onAsk('season')}>
            {text.createLeagueSeason}
          </MenuItem>
        </>
      )}
      <MenuItem icon={<Printer aria-hidden />} onSelect={() => globalThis.print()}>
        {text.print}
      </MenuItem>
    </Menu>
  )
}
