import { useMemo, useState } from 'react'

import type { Draft, Person } from './draft-shape.ts'
import { newDraft } from './draft.ts'
import { type Line, draftLines, type ReadForm } from './lines.ts'
import { isForWaitingList } from './places.ts'
import { problemsOf, type Problems } from './problems.ts'

/** The state of a form being filled in, shared by its parts. */
export interface PayerForm {
  readonly form: ReadForm
  readonly draft: Draft
  readonly lines: readonly Line[]
  /** There aren't places for everyone: they wait, and pay nothing now. */
  readonly waits: boolean
  readonly change: (parts: Partial<Draft>) => void
  readonly changePerson: (person: Person) => void
  /** The error at a place, after the first attempt to submit. */
  readonly problemAt: (place: string) => string | undefined
  readonly hasProblems: boolean
}

interface Begun {
  readonly form: ReadForm
  /** Earlier input; null if none. */
  readonly kept: Draft | null
  readonly onChange: (draft: Draft) => void
}

export function usePayerForm({ form, kept, onChange }: Begun) {
  const [draft, setDraft] = useState(() => kept ?? newDraft(form))
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const lines = useMemo(() => draftLines(draft, form), [draft, form])
  const problems = isChecked ? { ...refused, ...problemsOf(draft, form) } : {}

  function take(next: Draft): void {
    setDraft(next)
    setRefused({})
    onChange(next)
  }

  const filling: PayerForm = {
    form,
    draft,
    lines,
    waits: isForWaitingList(form, lines),
    change: (parts) => take({ ...draft, ...parts }),
    changePerson: (person) =>
      take({
        ...draft,
        people: draft.people.map((other) => (other.id === person.id ? person : other)),
      }),
    problemAt: (place) => (Object.hasOwn(problems, place) ? problems[place] : undefined),
    hasProblems: Object.keys(problems).length > 0,
  }
  return {
    filling,
    /** Whether it can be submitted; from now on errors are shown. */
    check: (): boolean => {
      setChecked(true)
      return Object.keys(problemsOf(draft, form)).length === 0
    },
    refuse: (found: Problems) => setRefused(found),
    startAnew: () => {
      setChecked(false)
      take(newDraft(form))
    },
  }
}
