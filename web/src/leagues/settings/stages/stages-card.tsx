import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { type EditedStage, StageDialog } from './stage-dialog.tsx'
import { blankStage, draftOf, type StageDraft } from './stage-draft.ts'
import { StageRow } from './stage-row.tsx'

/** The stages of a season, each with its own table or a knock-out. */
export function StagesCard({ whole }: { whole: LeagueDetails }) {
  const text = useText('leagueParts').stages
  const [edited, setEdited] = useState<EditedStage>()
  const { stages, league } = whole
  const edit = (draft: StageDraft) => setEdited({ version: league.version, draft })
  return (
    <Card title={text.title}>
      {stages.length === 0 ? (
        <p className="mb-4 text-muted">{text.text}</p>
      ) : (
        <ol className="mb-4 divide-y divide-line">
          {stages.map((stage) => (
            <StageRow
              key={stage.id}
              whole={whole}
              stage={stage}
              onEdit={() => edit(draftOf(stage))}
            />
          ))}
        </ol>
      )}
      {stages.length < leagueLimits.stages && (
        <Button icon={<Plus aria-hidden />} onClick={() => edit(blankStage(crypto.randomUUID()))}>
          {text.add}
        </Button>
      )}
      {edited && <StageDialog whole={whole} edited={edited} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}
