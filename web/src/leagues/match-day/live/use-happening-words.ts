import type { MatchHappening } from '@touchline/contract/leagues/shapes/match-day/live'

import { useText } from '#web/platform/language/language.tsx'

import { minuteAt } from '../match-clock.ts'
import { fullNameOf, type ShownMatch } from '../use-match.ts'
import { partnerOf } from './partner.ts'
import { useKindNames } from './use-kind-names.ts'

/** Formats an event: "34′ Goal, Ana López". */
export function useHappeningWords({ day, people, names }: ShownMatch) {
  const text = useText('matchDay')
  const kindNames = useKindNames(day.sport)

  function minuteIn(happening: MatchHappening): string {
    const minute = minuteAt(happening, day)
    return minute === '' ? '' : text.live.minute(minute)
  }

  function who({ side, member }: MatchHappening): string {
    if (side === 'opponent') return names.opponent
    return member === null ? names.own : fullNameOf(people.get(member))
  }

  function partner(happening: MatchHappening): string {
    if (happening.partner === null) return ''
    const name = fullNameOf(people.get(happening.partner))
    return partnerOf(happening) === 'comesOn' ? text.live.onFor(name) : text.live.assistBy(name)
  }

  const what = ({ kind }: MatchHappening): string => kindNames[kind]

  return {
    minuteIn,
    what,
    who,
    partner,
    inShort: (happening: MatchHappening) =>
      [minuteIn(happening), `${what(happening)}, ${who(happening)}`].filter(Boolean).join(' '),
  }
}
