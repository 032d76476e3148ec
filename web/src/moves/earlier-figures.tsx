import type { MoveHistory } from '@touchline/contract/moves/shapes'

import { Part } from '#web/members/import/part.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Facts } from '#web/ui/facts.tsx'

const figures = ['games', 'starts', 'minutes', 'goals', 'points', 'assists'] as const

/** Figures of players that no match holds, by team. */
export function EarlierFigures({ histories }: { histories: readonly MoveHistory[] }) {
  const { earlier: text } = useText('moves')
  const teams = histories.filter(({ earlier }) => earlier.people + earlier.kept > 0)
  if (teams.length === 0) return null
  return (
    <Part title={text.title}>
      <ul className="divide-y divide-line border-y border-line">
        {teams.map((team) => (
          <li key={team.teamId ?? team.name} className="py-3 wrap-anywhere">
            {team.name !== '' && <bdi className="font-medium">{team.name} </bdi>}
            <TeamFigures earlier={team.earlier} />
          </li>
        ))}
      </ul>
      <p className="pt-2 text-s text-muted">{text.hint}</p>
    </Part>
  )
}

function TeamFigures({ earlier }: Pick<MoveHistory, 'earlier'>) {
  const { earlier: text, found, history } = useText('moves')
  const { people, kept, yellowCards, redCards } = earlier
  const cards = yellowCards + redCards
  const words = { ...text, goals: history.goals, assists: history.assists }
  return (
    <span className="figures text-muted">
      <Facts
        of={[
          people > 0 && found.players(people),
          ...figures.map((figure) => earlier[figure] > 0 && words[figure](earlier[figure])),
          cards > 0 && history.cards(cards),
          kept > 0 && text.kept(kept),
        ]}
      />
    </span>
  )
}
