import type { RegistrationState } from '@touchline/domain/registrations/settings'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

import type { OwnRegistration } from './api.ts'

export const stateTones: Readonly<Record<RegistrationState, BadgeTone>> = {
  new: 'accent',
  waiting: 'warning',
  offered: 'good',
  accepted: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
}

/** How it stands with each of them. */
export function RegisteredPeople({ people }: Pick<OwnRegistration, 'people'>) {
  const { own: text } = useText('register')
  const { day } = useFormat()
  return (
    <ul className="divide-y divide-line rounded-surface border border-line bg-surface">
      {people.map(({ id, firstName, team, state, position, offerUntil }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium">{firstName}</span>
            {team !== null && <span className="block text-s text-muted">{team}</span>}
            {position !== null && (
              <span className="block text-s text-muted">{text.position(position)}</span>
            )}
            {offerUntil !== null && (
              <span className="block text-s text-muted">
                {text.until(day(offerUntil.slice(0, 10)))}
              </span>
            )}
          </span>
          <Badge tone={stateTones[state]}>{text.states[state]}</Badge>
        </li>
      ))}
    </ul>
  )
}
