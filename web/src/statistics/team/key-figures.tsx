import type { TeamFigures } from '@touchline/contract/statistics/shapes'
import type { ReactNode } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'

/** Scored and conceded, in total and per game. */
export function KeyFigures({ figures: { total, withoutConceding } }: KeyFiguresProps) {
  const text = useText('statistics').team
  const { number, share } = useFormat()
  const perGame = (count: number) =>
    text.perGame(number(Math.round((count / total.played) * 10) / 10))
  return (
    <Card title={text.figures}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Figure name={text.scored} value={number(total.scored)}>
          {perGame(total.scored)}
        </Figure>
        <Figure name={text.conceded} value={number(total.conceded)}>
          {perGame(total.conceded)}
        </Figure>
        <Figure name={text.clean} value={number(withoutConceding)}>
          {share(withoutConceding / total.played)}
        </Figure>
      </dl>
    </Card>
  )
}

interface KeyFiguresProps {
  readonly figures: TeamFigures
}

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly children: ReactNode
}

function Figure({ name, value, children }: FigureProps) {
  return (
    <div>
      <dt className="text-s text-muted">{name}</dt>
      <dd className="figures font-head text-xl">{value}</dd>
      <dd className="figures text-s text-muted">{children}</dd>
    </div>
  )
}
