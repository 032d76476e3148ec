import { proposedTeam } from '@touchline/domain/registrations/places'
import { X } from 'lucide-react'

import { AnswerField } from '#web/collections/payer/form/answer-field.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { PublicForm } from './api.ts'
import { namesOf, type DraftPerson } from './draft.ts'
import { useProblemText } from './use-problem-text.ts'
import type { RegisterForm } from './use-register-form.ts'

interface PersonProps {
  readonly filling: RegisterForm
  readonly person: DraftPerson
  readonly at: number
}

/** One person: name, birth date, team, and what else is asked. */
export function PersonFields({ filling, person, at }: PersonProps) {
  const text = useText('register')
  const { draft, change, changePerson, form } = filling
  const { firstName, lastName } = namesOf(person, draft)
  const name = `${firstName} ${lastName}`.trim() || text.people.person(at + 1)
  const problem = useProblemText(filling)
  const path = `people.${at}`
  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded-surface border border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <legend className="min-w-0 font-medium wrap-anywhere">{name}</legend>
        {draft.people.length > 1 && !person.isContact && (
          <IconButton
            label={text.people.remove(name)}
            icon={<X aria-hidden />}
            onClick={() => change({ people: draft.people.filter(({ id }) => id !== person.id) })}
          />
        )}
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {!person.isContact &&
          (['firstName', 'lastName'] as const).map((which) => (
            <TextField
              key={which}
              label={text.you[which]}
              required
              maxLength={100}
              autoComplete="off"
              value={person[which]}
              error={problem(`${path}.${which}`)}
              onChange={({ target }) => changePerson({ ...person, [which]: target.value })}
            />
          ))}
        <DateField
          label={text.people.born}
          required
          max={form.today}
          value={person.dateOfBirth}
          error={problem(`${path}.dateOfBirth`)}
          onChange={({ target }) =>
            changePerson(withTeamByAge({ ...person, dateOfBirth: target.value }, form))
          }
        />
        <Wanted filling={filling} person={person} at={at} />
      </div>
      {form.settings.asksPhotos && (
        <Checkbox
          label={text.people.photos(form.owner.name)}
          value={person.photos}
          onChange={(photos) => changePerson({ ...person, photos })}
        />
      )}
      <Questions filling={filling} person={person} at={at} />
    </fieldset>
  )
}

/** With the birth date the team that takes the age is proposed, unless one was chosen. */
function withTeamByAge(person: DraftPerson, { teams, cutOff }: PublicForm): DraftPerson {
  if (person.teamId !== null || person.dateOfBirth === '') return person
  return { ...person, teamId: proposedTeam(person.dateOfBirth, teams, cutOff)?.id ?? null }
}

const anyTeam = 'any'

function Wanted({ filling: { form, changePerson }, person }: PersonProps) {
  const { people: text } = useText('register')
  const { teams, settings, owner } = form
  const nameOf = ({ name, isFull, placesLeft }: PublicForm['teams'][number]) => {
    if (isFull) return text.full(name)
    return placesLeft === null ? name : text.left(name, placesLeft)
  }
  return (
    <>
      {owner.kind === 'club' && teams.length > 0 && (
        <Select
          label={text.team}
          options={[
            { value: anyTeam, label: text.anyTeam },
            ...teams.map((team) => ({ value: team.id, label: nameOf(team) })),
          ]}
          value={person.teamId ?? anyTeam}
          onChange={(teamId) =>
            changePerson({ ...person, teamId: teamId === anyTeam ? null : teamId })
          }
        />
      )}
      {settings.kinds.length > 1 && (
        <Select
          label={text.kind}
          options={optionsOf(settings.kinds, text.kinds)}
          value={person.kind}
          onChange={(kind) => changePerson({ ...person, kind })}
        />
      )}
    </>
  )
}

function Questions({ filling, person, at }: PersonProps) {
  const problem = useProblemText(filling)
  return filling.form.settings.fields.map((field) => (
    <AnswerField
      key={field.id}
      field={{ ...field, feeId: null }}
      value={person.answers[field.id] ?? ''}
      error={problem(`people.${at}.answers.${field.id}`)}
      onChange={(answer) =>
        filling.changePerson({ ...person, answers: { ...person.answers, [field.id]: answer } })
      }
    />
  ))
}
