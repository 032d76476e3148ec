import type { MatchHappening } from '@touchline/contract/leagues/shapes/match-day/live'
import { eventKindsForSport } from '@touchline/domain/leagues/match-day/events'

import { useText } from '#web/platform/language/language.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'

import { fullNameOf, type ShownMatch } from '../use-match.ts'
import { MinuteFields } from './minute-fields.tsx'
import { hasPlayer, partnerOf } from './partner.ts'
import { useKindNames } from './use-kind-names.ts'

interface HappeningFieldsProps {
  readonly match: ShownMatch
  readonly value: MatchHappening
  readonly onChange: (value: MatchHappening) => void
}

/** All fields of an event. */
export function HappeningFields({ match, value: wanted, onChange }: HappeningFieldsProps) {
  const text = useText('matchDay')
  const kindNames = useKindNames(match.day.sport)
  const change = (changes: Partial<MatchHappening>) => onChange({ ...wanted, ...changes })
  const people = match.day.people.map((person) => ({
    value: person.memberId,
    label: fullNameOf(person),
  }))
  const partner = partnerOf(wanted)
  return (
    <>
      <Select
        label={text.live.what}
        options={optionsOf(eventKindsForSport(match.day.sport), kindNames)}
        value={wanted.kind}
        onChange={(kind) => change({ kind })}
      />
      <Select
        label={text.live.side}
        options={optionsOf(['own', 'opponent'], match.names)}
        value={wanted.side}
        onChange={(side) => change({ side })}
      />
      {hasPlayer(wanted) && (
        <OptionalSelect
          label={text.live.player}
          noneLabel={text.live.unknown}
          options={people}
          value={wanted.member}
          onChange={(member) => change({ member })}
        />
      )}
      {partner !== undefined && (
        <OptionalSelect
          label={text.live.partner[partner]}
          noneLabel={text.live.nobody}
          options={people.filter(({ value }) => value !== wanted.member)}
          value={wanted.partner}
          onChange={(chosen) => change({ partner: chosen })}
        />
      )}
      <MinuteFields match={match} value={wanted} onChange={change} />
    </>
  )
}
