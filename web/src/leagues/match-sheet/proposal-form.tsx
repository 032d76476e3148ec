import type { SheetCard } from '@touchline/contract/leagues/shapes/match-sheet'
import { leagueLimits } from '@touchline/domain/leagues/limits'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateField, TimeField } from '#web/ui/date-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { ScorePair } from '../matches/score-stepper.tsx'
import { type Proposal, useProposal } from './use-proposal.ts'

interface ProposalFormProps {
  readonly card: SheetCard
  readonly busy: boolean
  readonly onBack: () => void
  readonly onPropose: (proposal: Proposal) => void
}

export function ProposalForm({ card, busy, onBack, onPropose }: ProposalFormProps) {
  const { page: text } = useText('matchSheet')
  const { typed, isMissing, change, propose } = useProposal(card, onPropose)
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        propose()
      }}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <DateField
          label={text.date}
          required
          value={typed.date}
          onChange={({ target }) => change({ date: target.value })}
          error={isMissing ? text.dateMissing : undefined}
        />
        <TimeField
          label={text.time}
          value={typed.time}
          onChange={({ target }) => change({ time: target.value })}
        />
      </div>
      <TextField
        label={text.venue}
        maxLength={leagueLimits.venueLength}
        value={typed.venue}
        onChange={({ target }) => change({ venue: target.value })}
      />
      <Result card={card} {...typed} onChange={change} />
      <TextArea
        label={text.words}
        optional
        rows={2}
        maxLength={500}
        value={typed.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy} busyLabel={text.saving}>
          {text.send}
        </Button>
        <Button onClick={onBack}>{text.back}</Button>
      </div>
    </form>
  )
}

type Typed = ReturnType<typeof useProposal>['typed']

interface ResultProps extends Pick<Typed, 'isPlayed' | 'score'> {
  readonly card: SheetCard
  readonly onChange: (parts: Partial<Typed>) => void
}

function Result({ card, isPlayed, score, onChange }: ResultProps) {
  const { page: text } = useText('matchSheet')
  return (
    <>
      <Checkbox
        label={text.played}
        value={isPlayed}
        onChange={(played) => onChange({ isPlayed: played })}
      />
      {isPlayed && (
        <ScorePair
          shown={{ home: { name: card.home }, away: { name: card.away } }}
          score={score}
          onChange={(entered) => onChange({ score: entered })}
        />
      )}
    </>
  )
}
