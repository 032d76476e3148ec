import type { SheetCard } from '@touchline/contract/leagues/shapes/match-sheet'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Banner } from '#web/ui/banner.tsx'

import { SheetAnswering } from './sheet-answering.tsx'
import { SheetFacts } from './sheet-facts.tsx'

export interface MatchToConfirmProps {
  readonly token: string
  readonly card: SheetCard
}

/** The match, the opponent's answer, and the actions left. */
export function MatchToConfirm({ token, card }: MatchToConfirmProps) {
  const colon = useColon()
  const { page: text } = useText('matchSheet')
  const { moment } = useFormat()
  const { team, league, home, away, yourSide, timeZone, confirmedAt, proposal } = card
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <p className="flex items-center gap-2 text-s text-muted">
          <span
            aria-hidden
            className="size-3 shrink-0 rounded-full"
            style={{ backgroundColor: team.color }}
          />
          <span className="min-w-0 wrap-anywhere">{text.asks(team.name, league)}</span>
        </p>
        <h1 className="mt-2 text-xl wrap-anywhere">
          <bdi>{home}</bdi> – <bdi>{away}</bdi>
        </h1>
        <p className="mt-1 text-s wrap-anywhere text-muted">
          {yourSide === 'home' ? home : away}
          {colon} {text.yourTeam}
        </p>
      </header>
      {card.isCalledOff && <Banner tone="warning">{text.isOff}</Banner>}
      {confirmedAt !== null && (
        <Banner tone="good" title={text.confirmed}>
          {text.confirmedText(moment(confirmedAt, timeZone))}
        </Banner>
      )}
      <section>
        <h2 className="mb-2 text-l">{text.standing}</h2>
        <SheetFacts facts={card} />
      </section>
      {proposal && (
        <section className="grid grid-cols-1 gap-3">
          <Banner title={text.proposed}>{text.proposedText}</Banner>
          <h2 className="text-l">{text.yours}</h2>
          <SheetFacts facts={proposal} />
        </section>
      )}
      <SheetAnswering token={token} card={card} />
      <p className="text-s text-muted">{text.until(moment(card.endsOn, timeZone))}</p>
    </div>
  )
}
