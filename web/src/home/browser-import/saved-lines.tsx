import type { SavedClub, SavedGroup, SavedTeam } from '@touchline/domain/home/browser-import/saved'
import { isolated } from '@touchline/domain/values/isolated'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { wordOf } from '#web/ui/word-of.ts'

import { Problems } from './problems.tsx'
import { SavedPeople } from './saved-people.tsx'

interface Ticking {
  readonly isThere: boolean
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

interface SavedClubLineProps extends Ticking {
  readonly club: SavedClub
  /** The lines of its teams. */
  readonly children: readonly ReactNode[]
}

export function SavedClubLine({ club, children, ...ticking }: SavedClubLineProps) {
  const { sports } = useText('teams')
  return (
    <li className="py-3">
      <Line group={club} facts={[wordOf(sports, club.sport)]} {...ticking} />
      <div className="pl-8.5">
        <Problems problems={club.problems} />
      </div>
      {children.length > 0 && (
        <ul className="mt-2 ml-2.5 divide-y divide-line border-l-3 border-line pl-5">{children}</ul>
      )}
    </li>
  )
}

export function SavedTeamLine({ team, ...ticking }: Ticking & { readonly team: SavedTeam }) {
  const words = useText('teams')
  const facts = [
    wordOf(words.sports, team.sport),
    team.gender && words.genders[team.gender],
    team.ageGroup && wordOf(words.ageGroups, team.ageGroup),
    team.format && words.formats[team.format],
    wordOf(words.roles, team.role),
  ]
  return (
    <li className="py-3">
      <Line group={team} facts={facts} {...ticking} />
      <div className="pl-8.5">
        <SavedPeople members={team.members} />
        <Problems problems={team.problems} />
        <Leagues leagues={team.leagues} />
      </div>
    </li>
  )
}

function Leagues({ leagues }: Pick<SavedTeam, 'leagues'>) {
  const text = useText('bringing')
  if (leagues.length === 0) return null
  return (
    <ul className="mt-1 text-s text-muted">
      {leagues.map(({ name, fixtures }, index) => (
        <li key={index} className="figures wrap-anywhere">
          {text.league(isolated(name), fixtures.length)}
        </li>
      ))}
    </ul>
  )
}

interface LineProps extends Ticking {
  readonly group: SavedGroup
  readonly facts: readonly (string | undefined)[]
}

function Line({ group, facts, isThere, isTicked, onTick }: LineProps) {
  const text = useText('bringing')
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 grow">
        <Checkbox
          label={<span className="font-medium wrap-anywhere">{group.name}</span>}
          description={[isThere ? text.there : undefined, ...facts].filter(Boolean).join(' · ')}
          value={isTicked}
          onChange={onTick}
        />
      </div>
      <Avatar id={group.key} name={group.name} src={group.logo} shape="shield" />
    </div>
  )
}
