import type { CustomFieldOnWire } from '@touchline/contract/members/shapes/fields'
import type { Audience, CustomKind } from '@touchline/domain/members/custom-fields'
import { foldText } from '@touchline/domain/values/folding'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import type { FieldEdit } from '../api/fields.ts'

/** A choice in the form; a new one has no id. */
export interface TypedChoice {
  readonly key: string
  readonly id?: string
  readonly name: string
}

interface FieldValues {
  readonly name: string
  readonly kind: CustomKind
  readonly audience: Audience
  readonly choices: readonly TypedChoice[]
}

/** The field form's state, with problems after the first attempt to save. */
export function useFieldDraft(known: CustomFieldOnWire | undefined) {
  const { problems: sentences } = useText('members').fields
  const [values, setValues] = useState<FieldValues>(() => valuesOf(known))
  const [wasSent, setWasSent] = useState(false)
  const choices = values.choices.filter(({ name }) => name.trim() !== '')
  const problem = choicesProblem(values.kind, choices)
  const found = {
    name: values.name.trim() === '' ? sentences.name : undefined,
    choices: problem && sentences[problem],
  }

  function read(): FieldEdit | undefined {
    setWasSent(true)
    if (found.name !== undefined || found.choices !== undefined) return undefined
    const { name, kind, audience } = values
    if (known === undefined)
      return { kind: 'new', field: { name, kind, audience, choices: choices.map(nameOf) } }
    return {
      kind: 'change',
      fieldId: known.id,
      changes: {
        name,
        audience,
        ...(kind === 'choice' && {
          choices: choices.map(({ id, name: word }) => ({ id, name: word })),
        }),
      },
    }
  }

  return {
    values,
    change: (part: Partial<FieldValues>) => setValues((before) => ({ ...before, ...part })),
    problems: wasSent ? found : nothingWrong,
    /** How many members have a choice that was removed. */
    valuesLost: (known?.choices ?? [])
      .filter(({ id }) => !choices.some((choice) => choice.id === id))
      .reduce((sum, { valueCount }) => sum + (valueCount ?? 0), 0),
    read,
  }
}

export type FieldDraft = ReturnType<typeof useFieldDraft>

const nothingWrong = { name: undefined, choices: undefined }

function valuesOf(known: CustomFieldOnWire | undefined): FieldValues {
  if (known === undefined)
    return { name: '', kind: 'text', audience: 'private', choices: [newChoice(), newChoice()] }
  const { name, kind, audience, choices } = known
  return { name, kind, audience, choices: choices.map((choice) => ({ ...choice, key: choice.id })) }
}

export function newChoice(): TypedChoice {
  return { key: crypto.randomUUID(), name: '' }
}

function choicesProblem(kind: CustomKind, choices: readonly TypedChoice[]) {
  if (kind !== 'choice') return undefined
  if (choices.length === 0) return 'required'
  const names = new Set(choices.map(({ name }) => foldText(name)))
  return names.size < choices.length ? 'twice' : undefined
}

function nameOf({ name }: TypedChoice): string {
  return name
}
