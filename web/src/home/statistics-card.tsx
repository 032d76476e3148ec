import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Progress } from '#web/ui/progress.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import { usePresence } from './api.ts'

const filters = ['all', 'matches', 'attendance'] as const

type Filter = (typeof filters)[number]

/** Results and presence; no match has a result before somebody enters one. */
export function StatisticsCard({ teamId }: { teamId: string }) {
  const text = useText('teams').dashboard
  const [filter, setFilter] = useState<Filter>('all')
  return (
    <Card title={text.statistics}>
      <SegmentedControl
        label={text.filter}
        size="s"
        segments={filters.map((value) => ({ value, label: text.filters[value] }))}
        value={filter}
        onChange={setFilter}
      />
      {filter !== 'attendance' && <Results />}
      {filter !== 'matches' && <Presence teamId={teamId} isAlone={filter === 'attendance'} />}
    </Card>
  )
}

function Results() {
  const text = useText('teams').dashboard
  const legend = [
    { word: text.win, dot: 'bg-going' },
    { word: text.draw, dot: 'bg-maybe' },
    { word: text.defeat, dot: 'bg-not-going' },
  ]
  return (
    <div className="mt-4">
      <p className="text-muted">{text.noResults}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-s text-muted">
        {legend.map(({ word, dot }) => (
          <li key={word} className="inline-flex items-center gap-1.5">
            <span aria-hidden className={cx('size-2 rounded-full', dot)} />
            {word}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Presence({ teamId, isAlone }: { teamId: string; isAlone: boolean }) {
  const text = useText('teams').dashboard
  const format = useFormat()
  const { data: presence } = usePresence(teamId)
  if (presence === undefined)
    return isAlone ? <p className="mt-4 text-muted">{text.noResults}</p> : null
  return (
    <div className="mt-4">
      <p className="figures mb-2 flex justify-between gap-4">
        <span>{text.presence}</span>
        <span className="font-semibold">{format.share(presence)}</span>
      </p>
      <Progress label={text.presence} value={presence} max={1} />
    </div>
  )
}
