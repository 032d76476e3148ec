import type { Balance, TeamFigures } from '@touchline/contract/statistics/shapes'

import { FormMarks } from '#web/leagues/table/form-marks.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'

import { BalanceBar } from './balance-bar.tsx'

/** The last five games, and the balance in total, at home, away and on neutral ground. */
export function Balances({ figures: { total, home, away, neutral, form } }: BalancesProps) {
  const text = useText('statistics').team
  return (
    <Card title={text.balance}>
      <div className="grid gap-5">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="font-semibold">{text.form}</span>
          <FormMarks results={form} />
        </p>
        <Part name={text.all} balance={total} size="m" />
        <Part name={text.home} balance={home} />
        <Part name={text.away} balance={away} />
        {neutral.played > 0 && <Part name={text.neutral} balance={neutral} />}
      </div>
    </Card>
  )
}

interface BalancesProps {
  readonly figures: TeamFigures
}

interface PartProps {
  readonly name: string
  readonly balance: Balance
  readonly size?: 's' | 'm'
}

function Part({ name, balance, size = 's' }: PartProps) {
  const text = useText('statistics').team
  const { played, scored, conceded } = balance
  return (
    <section>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{name}</h3>
        <p className="figures text-s text-muted">
          {played === 0 ? text.noGames : `${text.games(played)} · ${scored}:${conceded}`}
        </p>
      </div>
      {played > 0 && <BalanceBar balance={balance} size={size} />}
    </section>
  )
}
