import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { OptionalSelect } from '#web/ui/optional-select.tsx'

import { SaveDraft } from '../save-draft.tsx'
import { useLeagueDraft } from '../use-league-draft.ts'
import { toStoredRules, type Rules } from './find-preset.ts'
import type { PartEdits } from './part-edits.ts'
import { PartRules } from './part-rules.tsx'
import { type FoldedProps, RuleFields } from './rule-fields.tsx'
import { TableChange } from './table-change.tsx'
import { areRulesValid } from './typed-figures.ts'

/** How results become a table, for the league or a stage. */
export function RulesCard({ whole }: { whole: LeagueDetails }) {
  const text = useText('leagueRules')
  const [asked, setAsked] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  // Unsaved edits survive switching to another stage.
  const draft = useLeagueDraft(whole.league)
  const [edits, setEdits] = useState<PartEdits>(new Map())
  const shared = { whole, isOpen, onOpen: setOpen }
  const tables = whole.stages.filter((stage) => stage.kind === 'table')
  const part = tables.find(({ id }) => id === asked)

  return (
    <Card title={text.title}>
      <div className="grid gap-4">
        {tables.length > 0 && (
          <OptionalSelect
            label={text.parts.of}
            noneLabel={text.parts.league}
            options={tables.map(({ id, name }) => ({ value: id, label: name }))}
            value={part?.id ?? null}
            onChange={setAsked}
          />
        )}
        {part ? (
          <PartRules key={part.id} {...shared} part={part} edits={edits} onEdits={setEdits} />
        ) : (
          <LeagueRules {...shared} draft={draft} />
        )}
      </div>
    </Card>
  )
}

interface LeagueRulesProps extends FoldedProps {
  readonly whole: LeagueDetails
  readonly draft: ReturnType<typeof useLeagueDraft>
}

function LeagueRules({ whole, draft, isOpen, onOpen }: LeagueRulesProps) {
  const text = useText('leagueRules')
  const { edit, drop } = draft
  const { rules } = draft.fields
  return (
    <>
      <RuleFields
        sport={whole.league.sport}
        rules={rules}
        onChange={(chosen: Rules) => draft.change({ rules: chosen })}
        isOpen={isOpen}
        onOpen={onOpen}
      />
      {edit && areRulesValid(rules) && (
        <TableChange whole={whole} after={{ ...whole, rules }} stage={null} />
      )}
      <SaveDraft
        league={whole.league}
        draft={{ edit: edit && { ...edit, changes: { rules: toStoredRules(rules) } }, drop }}
        saved={text.saved}
        isWrong={!areRulesValid(rules)}
        onWrong={() => onOpen(true)}
      />
    </>
  )
}
