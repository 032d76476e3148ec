import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { useNow } from '#web/events/use-now.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { type PlayedOutcome, useEnterFinalResult } from '../api/match-day.ts'
import { fromOurSide } from '../final-score.ts'
import type { ShownMatch } from '../use-match.ts'
import { ResultDialog, ResultForm } from './result-form.tsx'

/** The final result, also for the league; proposed from live events. */
export function FinalResult({ match }: { match: ShownMatch }) {
  const text = useText('matchDay').after
  const { outcome } = match.day.result
  const isOpenStill = outcome === null || outcome.kind === 'open'
  if (isOpenStill) return <NoResult match={match} />
  return (
    <Card title={text.result}>
      <Known match={match} />
      {match.mayRun && outcome.kind === 'played' && <Corrections match={match} />}
    </Card>
  )
}

/** Once the match has started, staff enter the result here. */
function NoResult({ match }: { match: ShownMatch }) {
  const text = useText('matchDay').after
  const { live, event } = match
  const hasBegun = useNow().getTime() >= Date.parse(event.startsAt) || live.events.length > 0
  return (
    <Card title={text.result}>
      {match.mayRun && hasBegun ? (
        // New live events reset the proposal.
        <ResultForm key={live.events.map(({ id }) => id).join()} match={match} />
      ) : (
        <p className="text-muted">{text.noResult}</p>
      )}
    </Card>
  )
}

function Corrections({ match }: { match: ShownMatch }) {
  const text = useText('matchDay').after
  const { add } = useText('matchDay').live
  const [, setParams] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="no-print mt-3 flex flex-wrap gap-2">
      <Button onClick={() => setOpen(true)}>{text.correct}</Button>
      <Button variant="quiet" onClick={() => setParams({ view: 'live' })}>
        {add}
      </Button>
      <TakeBack match={match} />
      {isOpen && <ResultDialog match={match} onClose={() => setOpen(false)} />}
    </div>
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
  const { penalties } = useText('events').page.matchDay
  const { shootOut } = outcome
  const { day, names } = match
  const shown = (score: PlayedOutcome['score']) => {
    const { own, opponent } = fromOurSide(day.side, score)
    return `${own} : ${opponent}`
  }
  const shootOutInWords = (score: PlayedOutcome['score']) => {
    const { own, opponent } = fromOurSide(day.side, score)
    return penalties(own, opponent)
  }
  const details = [
    outcome.decided === 'regulation' || shootOut !== null ? null : decided[outcome.decided],
    outcome.sets.length > 0 && outcome.sets.map(shown).join(', '),
    outcome.halfTime && `(${shown(outcome.halfTime)})`,
  ].filter(Boolean)
  return (
    <p>
      <bdi className="wrap-anywhere">{names.own}</bdi>{' '}
      <span className="figures font-head text-xl font-semibold whitespace-nowrap">
        {shown(outcome.score)}
      </span>{' '}
      {shootOut && <span className="figures whitespace-nowrap">{shootOutInWords(shootOut)} </span>}
      <bdi className="wrap-anywhere">{names.opponent}</bdi>
      {details.length > 0 && (
        <span className="figures block text-s text-muted">{details.join(' · ')}</span>
      )}
    </p>
  )
}

function TakeBack({ match: { event, day } }: { match: ShownMatch }) {
  const text = useText('matchDay').after
  const complain = useErrorToast()
  const enter = useEnterFinalResult({ teamId: event.teamId, eventId: event.id })
  return (
    <Button
      variant="quiet"
      busy={enter.isPending}
      onClick={() =>
        enter.mutate({ version: day.result.version, outcome: null }, { onError: complain })
      }
    >
      {text.takeBack}
    </Button>
  )
}
