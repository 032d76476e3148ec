import type { Happening } from '@touchline/contract/leagues/shapes/match-day/live'

import { useText } from '#web/platform/language/language.tsx'

import { minuteAt } from '../match-clock.ts'
import { fullNameOf, type ShownMatch } from '../use-match.ts'
import { partnerOf } from './partner.ts'

/** What happened in words: "34′ Goal, Ana López". */
export function useHappeningWords({ day, people, names }: ShownMatch) {
  const text = useText('matchDay')

  function minuteIn(happening: Happening): string {
    const minute = minuteAt(happening, day)
    return minute === '' ? '' : text.live.minute(minute)
  }

  function who({ side, member }: Happening): string {
    if (side === 'opponent') return names.opponent
    return member === null ? names.own : fullNameOf(people.get(member))
  }

  function partner(happening: Happening): string {
    if (happening.partner === null) return ''
    const name = fullNameOf(people.get(happening.partner))
    return partnerOf(happening) === 'comesOn' ? text.live.onFor(name) : text.live.assistBy(name)
  }

  return {
    minuteIn,
    who,
    partner,
    inShort: (happening: Happening) =>
      [minuteIn(happening), `${text.kinds[happening.kind]}, ${who(happening)}`]
        .filter(Boolean)
        .join(' '),
  }
}
