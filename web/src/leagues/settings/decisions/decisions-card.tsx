import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Adjustment } from '@touchline/contract/leagues/shapes/parts'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { DecisionDialog } from './decision-dialog.tsx'
import { DecisionRow } from './decision-row.tsx'

/** Points deducted or added, with the reason. */
export function DecisionsCard({ whole }: { whole: LeagueDetails }) {
  const text = useText('leagueParts').decisions
  const [edited, setEdited] = useState<Adjustment | 'new'>()
  const { league, teams, adjustments } = whole
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  return (
    <Card title={text.title}>
      {adjustments.length === 0 ? (
        <p className="mb-4 text-muted">{text.none}</p>
      ) : (
        <ul className="mb-4 divide-y divide-line">
          {adjustments.map((decision) => (
            <DecisionRow
              key={decision.id}
              league={league}
              decision={decision}
              team={names.get(decision.team) ?? ''}
              onEdit={() => setEdited(decision)}
            />
          ))}
        </ul>
      )}
      <Button icon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
        {text.add}
      </Button>
      {edited && (
        <DecisionDialog
          whole={whole}
          before={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}
