import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { withoutLot } from '@touchline/domain/leagues/lots'
import { isolated } from '@touchline/domain/values/isolated'
import { Dices } from 'lucide-react'
import { useState } from 'react'

import { useToday } from '#web/events/use-today.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { useSaveLots } from '../../api/parts.ts'
import { levelTeams } from './level-teams.ts'
import { LotsDialog } from './lots-dialog.tsx'

type Lot = readonly string[]

/** Draws of lots where no rule separates teams. */
export function LotsCard({ whole }: { whole: LeagueDetails }) {
  const text = useText('leagueParts').lots
  const { list } = useFormat()
  const { league, teams, lots } = whole
  const today = useToday(league.timeZone)
  const [entered, setEntered] = useState<Lot>()
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const namesOf = (lot: Lot) => lot.map((id) => names.get(id) ?? '')
  const level = levelTeams({ ...whole, sport: league.sport, rules: league.rules }, today)

  return (
    <Card title={text.title}>
      <p className="mb-3 text-muted">{text.text}</p>
      <ul className="divide-y divide-line">
        {lots.map((lot) => (
          <DrawnLot
            key={lot.join()}
            whole={whole}
            lot={lot}
            names={namesOf(lot)}
            onEdit={() => setEntered(lot)}
          />
        ))}
        {level.map((group) => (
          <li key={group.join()} className="flex flex-wrap items-center gap-3 py-2">
            <span className="min-w-40 grow basis-0 wrap-anywhere">
              {text.level(list(namesOf(group)))}
            </span>
            <Button size="s" icon={<Dices aria-hidden />} onClick={() => setEntered(group)}>
              {text.enter}
            </Button>
          </li>
        ))}
      </ul>
      {lots.length + level.length === 0 && <p>{text.none}</p>}
      {entered && (
        <LotsDialog whole={whole} level={entered} onClose={() => setEntered(undefined)} />
      )}
    </Card>
  )
}

interface DrawnLotProps {
  readonly whole: LeagueDetails
  readonly lot: Lot
  readonly names: readonly string[]
  readonly onEdit: () => void
}

function DrawnLot({ whole, lot, names, onEdit }: DrawnLotProps) {
  const text = useText('leagueParts').lots
  const complain = useErrorToast()
  const save = useSaveLots(whole.league)

  function remove() {
    const { league, lots } = whole
    save.mutate({ version: league.version, lots: withoutLot(lots, lot) }, { onError: complain })
  }

  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
      <span className="min-w-40 grow basis-0 wrap-anywhere">
        <span className="text-s text-muted">{text.drawn} </span>
        {names.map(isolated).join(' › ')}
      </span>
      <span className="flex gap-2">
        <Button size="s" onClick={onEdit}>
          {text.edit}
        </Button>
        <Button size="s" variant="quiet" busy={save.isPending} onClick={remove}>
          {text.remove}
        </Button>
      </span>
    </li>
  )
}
