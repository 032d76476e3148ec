import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'
import { Trophy } from 'lucide-react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { OptionalSelect } from '#web/ui/optional-select.tsx'

import { useVoteForPlayer } from '../api/match-day.ts'
import { finalScoreOf } from '../final-score.ts'
import { fullNameOf, type ShownMatch } from '../use-match.ts'

/** The vote for the best player, open for a day to those who played. */
export function Vote({ match }: { match: ShownMatch }) {
  const text = useText('matchDay').after
  const { vote, lineUp } = match.day
  const isEmpty = !lineUp?.players.some(({ place }) => place !== null)
  const notYet = isEmpty ? text.noPlayers : text.afterStart
  return (
    <Card title={text.vote}>
      {vote === null ? (
        <p className="text-muted">{finalScoreOf(match.day) ? notYet : text.afterEnd}</p>
      ) : (
        <OneVote match={match} vote={vote} />
      )}
    </Card>
  )
}

interface OneVoteProps {
  readonly match: ShownMatch
  readonly vote: NonNullable<MatchDay['vote']>
}

function OneVote({ match, vote }: OneVoteProps) {
  const text = useText('matchDay').after
  const format = useFormat()
  if (vote.isOpen)
    return (
      <div className="grid gap-3">
        <p className="text-muted">
          {text.voteText} {text.votesUntil(format.moment(vote.closesAt, match.event.timeZone))}.
        </p>
        {vote.mine.map((mine) => (
          <VoteChoice key={mine.memberId} match={match} players={vote.players} mine={mine} />
        ))}
        <p className="figures text-s text-muted">{text.votes(vote.votes)}</p>
      </div>
    )
  if (vote.best === null) return <p className="text-muted">{text.noVotes}</p>
  const names = vote.best.memberIds.map((memberId) => fullNameOf(match.people.get(memberId)))
  return (
    <p className="flex items-start gap-3">
      <Trophy className="mt-0.5 size-6 shrink-0 text-accent-ink" aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-head text-l font-semibold">{format.list(names)}</span>
        <span className="figures text-muted">{text.votes(vote.best.votes)}</span>
      </span>
    </p>
  )
}

interface VoteChoiceProps {
  readonly match: ShownMatch
  readonly players: readonly string[]
  readonly mine: NonNullable<MatchDay['vote']>['mine'][number]
}

/** One's own vote, or that of a child without an account; not for oneself. */
function VoteChoice({ match, players, mine: { memberId, choice } }: VoteChoiceProps) {
  const text = useText('matchDay').after
  const complain = useErrorToast()
  const actor = useActor()
  const { event, people } = match
  const vote = useVoteForPlayer({ teamId: event.teamId, eventId: event.id })
  const nameOf = (id: string) => fullNameOf(people.get(id))
  return (
    <OptionalSelect
      label={actor.memberId === memberId ? text.yourVote : text.voteOf(nameOf(memberId))}
      noneLabel={text.noVote}
      options={players
        .filter((id) => id !== memberId)
        .map((value) => ({ value, label: nameOf(value) }))}
      value={choice}
      onChange={(chosen) => vote.mutate({ memberId, choice: chosen }, { onError: complain })}
    />
  )
}
