import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { useComplaint } from '#web/members/use-complaint.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { type PlayedOutcome, useEnterFinalResult } from '../api/match-day.ts'
import { ours } from '../final-score.ts'
import type { ShownMatch } from '../use-match.ts'
import { ResultForm } from './result-form.tsx'

/** The result that counts, in the league, too; the live entry proposes it. */
export function FinalResult({ match }: { match: ShownMatch }) {
  const text = useText('matchDay').after
  const { add } = useText('matchDay').live
  const [, setParams] = useSearchParams()
  const { outcome } = match.day.result
  const [isOpen, setOpen] = useState(false)
  const isOpenStill = outcome === null || outcome.kind === 'open'
  const mayEnter = match.mayRun && (isOpenStill || outcome.kind === 'played')
  return (
    <Card title={text.result}>
      {isOpenStill ? <p className="text-muted">{text.noResult}</p> : <Known match={match} />}
      {mayEnter && (
        <div className="no-print mt-3 flex flex-wrap gap-2">
          <Button variant={isOpenStill ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
            {isOpenStill ? text.enter : text.correct}
          </Button>
          {!isOpenStill && (
            <>
              <Button variant="quiet" onClick={() => setParams({ view: 'live' })}>
                {add}
              </Button>
              <TakeBack match={match} />
            </>
          )}
        </div>
      )}
      {isOpen && <ResultForm match={match} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function Known({ match }: { match: ShownMatch }) {
  const text = useText('matchDay').after
  const { outcomes } = useText('leagues')
  const { result, league } = match.day
  if (result.outcome === null) return null
  return (
    <>
      {result.outcome.kind === 'played' ? (
        <Played match={match} outcome={result.outcome} />
      ) : (
        <p>
          {outcomes[result.outcome.kind]}. <span className="text-muted">{text.notPlayed}</span>
        </p>
      )}
      {league !== null && <p className="text-s text-muted">{text.inLeague}</p>}
    </>
  )
}

function Played({ match, outcome }: { match: ShownMatch; outcome: PlayedOutcome }) {
  const { decided } = useText('leagues')
  const { day, names } = match
  const shown = (score: PlayedOutcome['score']) => {
    const { own, opponent } = ours(day.side, score)
    return `${own} : ${opponent}`
  }
  const details = [
    outcome.decided === 'regulation' ? null : decided[outcome.decided],
    outcome.shootOut && shown(outcome.shootOut),
    outcome.sets.length > 0 && outcome.sets.map(shown).join(', '),
    outcome.halfTime && `(${shown(outcome.halfTime)})`,
  ].filter(Boolean)
  return (
    <p>
      <bdi className="wrap-anywhere">{names.own}</bdi>{' '}
      <span className="figures font-head text-xl font-semibold whitespace-nowrap">
        {shown(outcome.score)}
      </span>{' '}
      <bdi className="wrap-anywhere">{names.opponent}</bdi>
      {details.length > 0 && (
        <span className="figures block text-s text-muted">{details.join(' · ')}</span>
      )}
    </p>
  )
}

function TakeBack({ match: { event, day } }: { match: ShownMatch }) {
  const text = useText('matchDay').after
  const toast = useToast()
  const complain = useComplaint()
  const enter = useEnterFinalResult({ teamId: event.teamId, eventId: event.id })
  return (
    <Button
      variant="quiet"
      busy={enter.isPending}
      onClick={() =>
        enter.mutate(
          { version: day.result.version, outcome: null },
          { onError: complain, onSuccess: () => toast({ title: text.takenBack }) },
        )
      }
    >
      {text.takeBack}
    </Button>
  )
}
