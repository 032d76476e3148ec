import { isOpenState } from '@touchline/domain/registrations/settings'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'

import type { Registered, RegistrationList } from '../api.ts'
import { stateTones } from '../public/registered-people.tsx'
import type { Choice } from './choices.ts'

interface RegisteredPersonProps {
  readonly person: Registered
  readonly teams: RegistrationList['teams']
  /** Of a club, which has teams and kinds of membership to choose from. */
  readonly hasTeams: boolean
  /** Who registers them. */
  readonly contact: string
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

/** What one person wants, with the team they would come to. */
export function RegisteredPerson(props: RegisteredPersonProps) {
  const { person, teams, hasTeams } = props
  const text = useText('registrations')
  const name = `${person.firstName} ${person.lastName}`
  const team = teams.find(({ id }) => id === person.teamId)?.name
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-medium">{name}</span>
          <Facts person={person} hasKinds={hasTeams} />
        </p>
        <StateBadge person={person} />
      </div>
      {person.answers.map((answer) => (
        <p key={answer.name} className="text-s wrap-anywhere">
          <span className="text-muted">{answer.name}</span> {answer.answer}
        </p>
      ))}
      {isOpenState(person.state) ? (
        <Placing {...props} />
      ) : (
        hasTeams && team !== undefined && <p className="text-s text-muted">{team}</p>
      )}
      {person.photos !== null && (
        <p className="text-s text-muted">{person.photos ? text.photosYes : text.photosNo}</p>
      )}
    </li>
  )
}

interface FactsProps {
  readonly person: Registered
  readonly hasKinds: boolean
}

function Facts({ person: { age, dateOfBirth, kind }, hasKinds }: FactsProps) {
  const text = useText('registrations')
  const { day } = useFormat()
  return (
    <span className="block text-s text-muted">
      {[text.years(age), day(dateOfBirth), ...(hasKinds ? [text.kinds[kind]] : [])].join(' · ')}
    </span>
  )
}

function StateBadge({ person: { state, offerUntil } }: { person: Registered }) {
  const text = useText('registrations')
  const { day } = useFormat()
  if (state === 'new') return null
  return (
    <Badge tone={stateTones[state]}>
      {offerUntil === null ? text.states[state] : text.offeredUntil(day(offerUntil.slice(0, 10)))}
    </Badge>
  )
}

const noTeam = 'none'

/** New and offered registrations count as taken: a person's own place is free to them. */
function holdsPlace({ state, teamId }: Registered, team: string): boolean {
  return teamId === team && (state === 'new' || state === 'offered')
}

function Placing(props: RegisteredPersonProps) {
  const { person, teams, hasTeams, choice, onChoose } = props
  const text = useText('registrations')
  const { match } = person
  const labelOf = ({ id, name, placesLeft }: RegistrationList['teams'][number]) => {
    if (placesLeft === null) return name
    const free = holdsPlace(person, id) ? placesLeft + 1 : placesLeft
    return free === 0 ? text.full(name) : text.left(name, free)
  }
  return (
    <>
      {hasTeams && (
        <Select
          label={text.teamFor(person.firstName)}
          labelHidden
          className="max-w-xs"
          options={[
            { value: noTeam, label: text.noTeam },
            ...teams.map((team) => ({ value: team.id, label: labelOf(team) })),
          ]}
          value={choice.teamId ?? noTeam}
          onChange={(teamId) => onChoose({ ...choice, teamId: teamId === noTeam ? null : teamId })}
        />
      )}
      {match !== null && <SamePerson match={match} choice={choice} onChoose={onChoose} />}
      {match?.addsGuardian === true && choice.isKnown === true && (
        <Checkbox
          label={text.addsGuardian(props.contact, match.firstName)}
          description={text.addsGuardianHint}
          value={choice.addsGuardian}
          onChange={(addsGuardian) => onChoose({ ...choice, addsGuardian })}
        />
      )}
    </>
  )
}

interface SamePersonProps extends Pick<RegisteredPersonProps, 'choice' | 'onChoose'> {
  readonly match: NonNullable<Registered['match']>
}

/** A namesake may be someone else: then nothing is chosen in advance. */
function SamePerson({ match, choice, onChoose }: SamePersonProps) {
  const text = useText('registrations')
  const { list } = useFormat()
  const name = `${match.firstName} ${match.lastName}`
  const teams = list(match.teams)
  if (match.isSure)
    return (
      <Checkbox
        label={text.same(name, teams)}
        value={choice.isKnown === true}
        onChange={(isKnown) => onChoose({ ...choice, isKnown })}
      />
    )
  const value = choice.isKnown === true ? 'same' : 'other'
  return (
    <RadioCards
      arrangement="compact"
      label={text.isSame(name, teams)}
      options={[
        { value: 'same', label: text.samePerson },
        { value: 'other', label: text.otherPerson },
      ]}
      value={choice.isKnown === null ? null : value}
      onChange={(said) => onChoose({ ...choice, isKnown: said === 'same' })}
    />
  )
}
