import { isEmail } from '@touchline/domain/members/email'
import {
  problemsOfRegistration,
  type RegistrationProblem,
} from '@touchline/domain/registrations/problems'
import { useState } from 'react'

import type { PublicForm } from './api.ts'
import { toFilledRegistration, hasMinor, newDraft, type Draft, type DraftPerson } from './draft.ts'

type Problems = Readonly<Record<string, string>>

/** A registration being filled in: what every part of it shows and changes. */
export interface RegisterForm {
  readonly form: PublicForm
  readonly draft: Draft
  readonly change: (parts: Partial<Draft>) => void
  readonly changePerson: (person: DraftPerson) => void
  /** The word for what is wrong at a path, once someone has tried to send it. */
  readonly problemAt: (path: string) => string | undefined
  readonly hasProblems: boolean
}

export function useRegisterForm(form: PublicForm, teamId: string | null) {
  const [draft, setDraft] = useState(() => newDraft(form, teamId))
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const problems = isChecked ? { ...refused, ...problemsOf(draft, form) } : {}
  const change = (parts: Partial<Draft>) => {
    setDraft({ ...draft, ...parts })
    setRefused({})
  }
  const filling: RegisterForm = {
    form,
    draft,
    change,
    changePerson: (person) =>
      change({ people: draft.people.map((one) => (one.id === person.id ? person : one)) }),
    problemAt: (path) => (Object.hasOwn(problems, path) ? problems[path] : undefined),
    hasProblems: Object.keys(problems).length > 0,
  }
  return {
    filling,
    /** Whether it can be sent; from now on it says where it cannot. */
    check: (): boolean => {
      setChecked(true)
      return Object.keys(problemsOf(draft, form)).length === 0
    },
    refuse: setRefused,
  }
}

function problemsOf(draft: Draft, form: PublicForm): Problems {
  return {
    ...problemsOfRegistration(toFilledRegistration(draft, form), settingsOf(form), form.today),
    ...problemsOfSecond(draft, form),
  }
}

function settingsOf({ settings, teams }: PublicForm) {
  return { ...settings, teams: teams.map(({ id }) => ({ id, places: null })) }
}

function problemsOfSecond(draft: Draft, { today }: PublicForm): Problems {
  const { second } = draft
  if (second === null || !hasMinor(draft, today)) return {}
  const found: readonly (readonly [string, RegistrationProblem | undefined])[] = [
    ['second.firstName', second.firstName.trim() === '' ? 'missing' : undefined],
    ['second.lastName', second.lastName.trim() === '' ? 'missing' : undefined],
    ['second.email', isEmail(second.email.trim()) ? undefined : 'email'],
  ]
  return Object.fromEntries(
    found.flatMap(([path, problem]) => (problem === undefined ? [] : [[path, problem]])),
  )
}
