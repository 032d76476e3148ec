import type { Balance } from '@touchline/contract/statistics/shapes'

import { useText } from '#web/platform/language/language.tsx'
import { ShareBar } from '#web/ui/charts/share-bar.tsx'
import { cx } from '#web/ui/cx.ts'

interface BalanceBarProps {
  readonly balance: Pick<Balance, 'won' | 'drawn' | 'lost'>
  readonly size?: 's' | 'm'
}

/** Wins, draws and defeats as parts of a bar, with their numbers below. */
export function BalanceBar({ balance: { won, drawn, lost }, size = 's' }: BalanceBarProps) {
  const text = useText('statistics').team
  const parts = [
    { key: 'won', word: text.win, count: won, fill: 'fill-going', dot: 'bg-going' },
    { key: 'drawn', word: text.draw, count: drawn, fill: 'fill-edge', dot: 'bg-edge' },
    { key: 'lost', word: text.defeat, count: lost, fill: 'fill-not-going', dot: 'bg-not-going' },
  ]
  return (
    <div>
      <ShareBar
        size={size}
        shares={parts}
        label={parts.map(({ word, count }) => `${word} ${count}`).join(', ')}
      />
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-s text-muted">
        {parts.map(({ key, word, count, dot }) => (
          <li key={key} className="inline-flex items-center gap-1.5">
            <span
              aria-hidden
              className={cx('size-2 rounded-full print:[print-color-adjust:exact]', dot)}
            />
            {word} <strong className="figures text-ink">{count}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
