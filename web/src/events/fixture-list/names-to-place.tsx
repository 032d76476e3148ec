import type { FixtureListPreview } from '@touchline/contract/events/shapes/fixture-list'
import type { ClubTeam } from '@touchline/contract/teams/shapes/mine'

import { useText } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'

interface NamesToPlaceProps {
  readonly names: FixtureListPreview['questions']
  readonly teams: readonly ClubTeam[]
  readonly chosen: ReadonlyMap<string, string | null>
  readonly onChoose: (key: string, teamId: string | null) => void
}

const none = 'none'

/** Asks once which team a name in the list means, and remembers it. */
export function NamesToPlace({ names, teams, chosen, onChoose }: NamesToPlaceProps) {
  const text = useText('fixtureList')
  const options = [
    ...teams.map(({ id, name }) => ({ value: id, label: name })),
    { value: none, label: text.notOurs },
  ]
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-l">{text.whichTeam}</h2>
      {names.map(({ key, name, group, count }) => {
        const answer = chosen.get(key)
        return (
          <Select
            key={key}
            label={[name, group, text.matches(count)].filter(Boolean).join(' · ')}
            options={options}
            value={answer === null ? none : answer}
            onChange={(value) => onChoose(key, value === none ? null : value)}
          />
        )
      })}
    </section>
  )
}
