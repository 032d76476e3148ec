import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import type { Celebration } from '@touchline/domain/clubs/memberships/celebrations'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { knownName } from '#web/members/known-name.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'

interface CelebrationListProps {
  readonly clubId: string
  readonly title: string
  readonly none: string
  readonly words: (years: number) => string
  readonly list: readonly Celebration<{ readonly person: ClubPerson }>[]
}

export function CelebrationList({ clubId, title, none, words, list }: CelebrationListProps) {
  const { days: text } = useText('clubMembers')
  const { dayOf } = useFormat()
  return (
    <section>
      <h2 className="mb-2 text-l">{title}</h2>
      {list.length === 0 && <p className="text-muted">{none}</p>}
      <ul className="divide-y divide-line border-y border-line empty:border-0">
        {list.map(({ person: { person }, on, years, isRound }) => (
          <li key={person.id + on} className="flex items-center gap-4 py-2">
            <span className="figures w-24 shrink-0 text-s text-muted">{dayOf(on, 'UTC')}</span>
            <span className="min-w-0 grow">
              <Link
                to={paths.clubMember(clubId, person.id)}
                className="font-medium wrap-anywhere hover:underline"
              >
                {knownName(person)}
              </Link>
              <span className="block text-s text-muted">{words(years)}</span>
            </span>
            {isRound && <Badge tone="accent">{text.round}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}
