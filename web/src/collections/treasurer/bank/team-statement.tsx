import { currencyIn } from '@touchline/domain/values/money'

import { useTeam } from '#web/teams/team-context.tsx'

import { ClubBankLink } from './club-bank-link.tsx'
import { StatementCard } from './statement-card.tsx'

/** A file of the team's own bank. */
export function TeamStatement() {
  const { team } = useTeam()
  return (
    <StatementCard
      owner={{ teamId: team.id }}
      usualCurrency={currencyIn(team.country)}
      more={<ClubBankLink />}
    />
  )
}
