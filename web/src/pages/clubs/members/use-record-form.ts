import { useState } from 'react'

import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

import { type FormProblems, problemsOf, type RecordForm } from './record-values.ts'

/** The form's values with the message for each invalid field, once submitted. */
export function useRecordForm(initial: RecordForm, error: unknown) {
  const { record, add } = useText('clubMembers')
  const [values, setValues] = useState(initial)
  const [isTried, setTried] = useState(false)
  const refused = refusedFields(error)
  const found = isTried ? { ...refused, ...problemsOf(values) } : refused
  const sentences: Readonly<Record<string, string>> = record.problems
  const missing: Readonly<Record<string, string>> = {
    firstName: add.firstNameMissing,
    lastName: add.lastNameMissing,
    email: add.emailWrong,
    phone: add.phoneWrong,
  }

  return {
    values,
    set: (part: Partial<RecordForm>) => setValues((before) => ({ ...before, ...part })),
    problem: (field: keyof RecordForm): string | undefined => {
      const code = found[field]
      if (code === undefined) return undefined
      return sentences[code] ?? missing[field] ?? record.problems.other
    },
    /** Whether it may be sent. */
    check: () => {
      setTried(true)
      return Object.keys(problemsOf(values)).length === 0
    },
    /** For errors that no field shows. */
    complaint:
      error && codeOf(error) === 'changed_meanwhile'
        ? record.problems.changed_meanwhile
        : undefined,
  }
}

/** Refused fields by name, at any depth of the input. */
function refusedFields(error: unknown): FormProblems {
  const fields = Object.entries(fieldsOf(error))
  return Object.fromEntries(fields.map(([path, code]) => [path.replace(/^changes\./, ''), code]))
}

export type RecordFormState = ReturnType<typeof useRecordForm>
