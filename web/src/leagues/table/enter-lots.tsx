import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Row } from '@touchline/domain/leagues/row'
import { Dices } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Button } from '#web/ui/button.tsx'

import { sharedPlaces } from './shared-places.ts'

const LotsDialog = lazy(async () => ({
  default: (await import('../settings/lots/lots-dialog.tsx')).LotsDialog,
}))

interface EnterLotsProps {
  readonly whole: LeagueDetails
  /** The displayed table. */
  readonly rows: readonly Row[]
}

/** Enters lots drawn for level teams. */
export function EnterLots({ whole, rows }: EnterLotsProps) {
  const text = useText('leagues').table
  const colon = useColon()
  const { list } = useFormat()
  const [entered, setEntered] = useState<readonly string[]>()
  const level = sharedPlaces(rows)
  const names = new Map(whole.teams.map(({ id, name }) => [id, name]))
  return (
    <div className="no-print mt-2 flex flex-wrap gap-2">
      {level.map((group) => (
        <Button
          key={group.join()}
          size="s"
          icon={<Dices aria-hidden />}
          onClick={() => setEntered(group)}
        >
          {text.enterLots}
          {level.length > 1 && (
            <span>{`${colon} ${list(group.map((id) => names.get(id) ?? ''))}`}</span>
          )}
        </Button>
      ))}
      {entered && (
        <Suspense fallback={null}>
          <LotsDialog whole={whole} level={entered} onClose={() => setEntered(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
