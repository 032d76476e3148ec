import { decisions, type Played } from '@touchline/domain/leagues/match'
import { proposedResult } from '@touchline/domain/leagues/match-day/noted'
import { useState } from 'react'

import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'

import { ScorePair } from '../../fixtures/score-stepper.tsx'
import { useEnterFinalResult } from '../api/match-day.ts'
import type { ShownMatch } from '../use-match.ts'

const none = { home: 0, away: 0 }

/** The final result: as the live entry tells it until somebody knows better. */
export function ResultForm({ match, onClose }: { match: ShownMatch; onClose: () => void }) {
  const text = useText('matchDay').after
  const { saving, save: saveWord, cancel, ...wire } = useText('wire')
  const toast = useToast()
  const { event, day, live } = match
  const enter = useEnterFinalResult({ teamId: event.teamId, eventId: event.id })
  const reason = useReason(enter.error)
  const [wanted, setWanted] = useState<Played>(() => startOf(match))

  function save() {
    const wasShot = wanted.decided === 'shoot_out'
    const outcome = { ...wanted, shootOut: wasShot ? wanted.shootOut : null }
    enter.mutate(
      { version: day.result.version, outcome: { ...outcome, sets: [...outcome.sets] } },
      {
        onSuccess: () => {
          toast({ title: text.entered })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      size="s"
      title={text.result}
      description={live.events.length > 0 && day.result.outcome === null ? text.propose : undefined}
      onOpenChange={(open) => open || onClose()}
    >
      <div className="grid gap-5">
        {enter.isError && <Banner tone="danger">{reason ?? wire.errors.unavailable}</Banner>}
        <PlayedFields match={match} value={wanted} onChange={setWanted} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button variant="primary" busy={enter.isPending} busyLabel={saving} onClick={save}>
          {saveWord}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface PlayedFieldsProps {
  readonly match: ShownMatch
  readonly value: Played
  readonly onChange: (value: Played) => void
}

function PlayedFields({ match, value, onChange }: PlayedFieldsProps) {
  const { decided, result } = useText('leagues')
  const sides = sidesOf(match)
  return (
    <>
      <ScorePair
        shown={sides}
        score={value.score}
        onChange={(score) => onChange({ ...value, score })}
      />
      <Select
        label={result.decided}
        options={optionsOf(decisions, decided)}
        value={value.decided}
        onChange={(chosen) => onChange({ ...value, decided: chosen })}
      />
      {value.decided === 'shoot_out' && (
        <fieldset className="grid gap-2">
          <legend className="font-medium">{result.shootOut}</legend>
          <ScorePair
            shown={sides}
            score={value.shootOut ?? none}
            onChange={(shootOut) => onChange({ ...value, shootOut })}
          />
        </fieldset>
      )}
    </>
  )
}

function startOf({ day, live }: ShownMatch): Played {
  const { outcome } = day.result
  if (outcome?.kind === 'played') return outcome
  return proposedResult(live.events, { sport: day.sport, side: day.side })
}

function sidesOf({ day, names }: ShownMatch) {
  const [own, opponent] = [{ name: names.own }, { name: names.opponent }]
  return day.side === 'home' ? { home: own, away: opponent } : { home: opponent, away: own }
}
