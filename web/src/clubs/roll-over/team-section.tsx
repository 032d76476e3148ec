import type { RollOverTeam } from '@touchline/contract/clubs/shapes/roll-over'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { labelOf } from '#web/ui/label-of.ts'

import { PersonLine } from './person-line.tsx'
import type { RollOverLine, TeamPart } from './roll-over-view.ts'

interface TeamSectionProps {
  readonly part: TeamPart
  readonly teams: readonly RollOverTeam[]
  readonly onChoose: (memberId: string, teamId: string) => void
}

/** A team before and after; people who stay are collapsed. */
export function TeamSection({ part, teams, onChoose }: TeamSectionProps) {
  const text = useText('rollOver')
  const { ageGroups } = useText('teams')
  const [isWhole, showAll] = useState(false)
  const { toLookAt, others } = part
  return (
    <section aria-labelledby={`team-${part.id}`}>
      <h2 id={`team-${part.id}`} className="text-l wrap-anywhere">
        {part.name}
      </h2>
      <p className="figures flex flex-wrap gap-x-3 text-s text-muted">
        {part.ageGroup !== null && <span>{labelOf(ageGroups, part.ageGroup)}</span>}
        <span>{text.membersBecome(part.before, part.after)}</span>
        {part.arriving > 0 && <span>{text.arrivals(part.arriving)}</span>}
      </p>
      {toLookAt.length > 0 && <Lines lines={toLookAt} teams={teams} onChoose={onChoose} />}
      {others.length > 0 && !isWhole && (
        <Button size="s" variant="quiet" className="mt-2" onClick={() => showAll(true)}>
          {text.otherStays(others.length)}
        </Button>
      )}
      {isWhole && <Lines lines={others} teams={teams} onChoose={onChoose} />}
    </section>
  )
}

interface LinesProps extends Pick<TeamSectionProps, 'teams' | 'onChoose'> {
  readonly lines: readonly RollOverLine[]
}

const firstLines = 50

function Lines({ lines, teams, onChoose }: LinesProps) {
  const { more } = useText('wire')
  const [shown, setShown] = useState(firstLines)
  return (
    <>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {lines.slice(0, shown).map((line) => (
          <PersonLine key={line.memberId} line={line} teams={teams} onChoose={onChoose} />
        ))}
      </ul>
      {lines.length > shown && (
        <Button size="s" className="mt-3" onClick={() => setShown(shown + 200)}>
          {more}
        </Button>
      )}
    </>
  )
}
