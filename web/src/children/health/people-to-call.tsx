import type { PersonToCall } from '@touchline/contract/children/shapes/health'

import { useText } from '#web/platform/language/language.tsx'

import { CallLink } from './call-link.tsx'

/** Numbers of the parents and the person, each with a call button. */
export function PeopleToCall({ people }: { people: readonly PersonToCall[] }) {
  const text = useText('health').view
  const { guardianRole } = useText('members')
  const reachable = people.flatMap(({ phone, ...person }) =>
    phone === null ? [] : [{ ...person, phone }],
  )
  if (reachable.length === 0) return <p className="text-muted">{text.noNumber}</p>
  return (
    <ul className="grid gap-2">
      {reachable.map(({ name, relation, phone }) => (
        <li key={`${name} ${phone}`}>
          <CallLink
            name={name}
            relation={relation === 'self' ? text.self : guardianRole[relation]}
            phone={phone}
          />
        </li>
      ))}
    </ul>
  )
}
