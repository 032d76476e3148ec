import { proposedResult } from '@touchline/domain/leagues/match-day/noted'
import { useState } from 'react'

import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

import { type EnteredResult, enteredOf, playedOf } from '../../matches/entered-result.ts'
import { PlayedDetails } from '../../matches/played-details.tsx'
import { ScorePair } from '../../matches/score-stepper.tsx'
import { type PlayedOutcome, useEnterFinalResult } from '../api/match-day.ts'
import type { ShownMatch } from '../use-match.ts'

/** The final result: as the live entry tells it until somebody knows better. */
export function ResultForm({ match, onClose }: { match: ShownMatch; onClose: () => void }) {
  const text = useText('matchDay').after
  const { saving, save: saveWord, cancel, ...wire } = useText('wire')
  const toast = useToast()
  const { event, day, live } = match
  const enter = useEnterFinalResult({ teamId: event.teamId, eventId: event.id })
  const reason = useReason(enter.error)
  const [start] = useState(() => startOf(match))
  const [entered, setEntered] = useState(() => enteredOf(start))
  const change = (parts: Partial<EnteredResult>) => setEntered((now) => ({ ...now, ...parts }))
  const shown = sidesOf(match)

  function save() {
    enter.mutate(
      { version: day.result.version, outcome: playedOf(entered, start) },
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
        <ScorePair shown={shown} score={entered.score} onChange={(score) => change({ score })} />
        <PlayedDetails asked={day.result.asked} shown={shown} entered={entered} onChange={change} />
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

function startOf({ day, live }: ShownMatch): PlayedOutcome {
  const { outcome } = day.result
  if (outcome?.kind === 'played') return outcome
  const proposed = proposedResult(live.events, { sport: day.sport, side: day.side })
  return { ...proposed, sets: [...proposed.sets] }
}

function sidesOf({ day, names }: ShownMatch) {
  const [own, opponent] = [{ name: names.own }, { name: names.opponent }]
  return day.side === 'home' ? { home: own, away: opponent } : { home: opponent, away: own }
}
