import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Match, MatchSheet } from '@touchline/contract/leagues/shapes/matches'

import { useNow } from '#web/events/use-now.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useDecideSheet } from '../api/match-sheets.ts'
import { SheetFacts } from './sheet-facts.tsx'
import { sheetStateOf } from './sheet-state.ts'

interface SheetStandingProps extends Pick<LeagueDetails, 'league'> {
  readonly match: Match
  readonly sheet: MatchSheet
}

/** The current state of the request. */
export function SheetStanding({ league, match, sheet }: SheetStandingProps) {
  const text = useText('matchSheet')
  const { moment } = useFormat()
  const now = useNow()
  const inZone = (instant: string) => moment(instant, league.timeZone)
  const { confirmedAt, confirmedBy, endsAt, proposal, sentAt, sentTo } = sheet
  const state = sheetStateOf(sheet, now)
  const hasEnded = new Date(endsAt) <= now
  return (
    <section className="grid grid-cols-1 gap-3">
      {state === 'confirmed' && confirmedAt !== null && (
        <Banner tone="good">{text.confirmed(confirmedBy ?? '', inZone(confirmedAt))}</Banner>
      )}
      {state === 'waiting' && <Banner>{text.waiting(inZone(sentAt))}</Banner>}
      {proposal && <Proposal league={league} match={match} proposal={proposal} />}
      <p className="text-s wrap-anywhere text-muted">
        {sentTo !== null && `${text.sentTo(sentTo)} `}
        {hasEnded ? text.ended(inZone(endsAt)) : text.until(inZone(endsAt))}
      </p>
      {!hasEnded && <Withdraw league={league} match={match} />}
    </section>
  )
}

interface ProposalProps extends Omit<SheetStandingProps, 'sheet'> {
  readonly proposal: NonNullable<MatchSheet['proposal']>
}

function Proposal({ league, match, proposal }: ProposalProps) {
  const text = useText('matchSheet')
  const { moment } = useFormat()
  const complain = useErrorToast()
  const decide = useDecideSheet(league)

  function say(kind: 'accept' | 'decline') {
    const decision = { kind, proposalId: proposal.id }
    decide.mutate({ matchId: match.id, decision }, { onError: complain })
  }

  return (
    <div className="grid grid-cols-1 gap-3 border-l-3 border-warning pl-4">
      <p className="font-medium wrap-anywhere">
        {text.proposes(proposal.by, moment(proposal.at, league.timeZone))}
      </p>
      <SheetFacts facts={proposal} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={decide.isPending} onClick={() => say('accept')}>
          {text.accept}
        </Button>
        <Button disabled={decide.isPending} onClick={() => say('decline')}>
          {text.decline}
        </Button>
      </div>
    </div>
  )
}

function Withdraw({ league, match }: Omit<SheetStandingProps, 'sheet'>) {
  const text = useText('matchSheet')
  const complain = useErrorToast()
  const withdraw = useDecideSheet(league)
  return (
    <Button
      size="s"
      variant="quiet"
      className="justify-self-start"
      busy={withdraw.isPending}
      onClick={() =>
        withdraw.mutate(
          { matchId: match.id, decision: { kind: 'withdraw' } },
          { onError: complain },
        )
      }
    >
      {text.withdraw}
    </Button>
  )
}
