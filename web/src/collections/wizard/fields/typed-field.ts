import type { FormFieldShape } from '@touchline/contract/collections/shapes/collection'
import { type FormFieldType, isCompleteField } from '@touchline/domain/collections/form-fields'

import { newChoice, type TypedChoice } from '#web/members/fields/use-field-draft.ts'

/** A field of the form as it is typed in its dialog. */
export interface TypedField {
  readonly id: string
  readonly name: string
  readonly type: FormFieldType
  readonly isMandatory: boolean
  readonly feeId: string | null
  readonly choices: readonly TypedChoice[]
}

export function toTypedField(edited: FormFieldShape | 'new'): TypedField {
  const choices = [newChoice(), newChoice()]
  if (edited === 'new')
    return {
      id: crypto.randomUUID(),
      name: '',
      type: 'text',
      isMandatory: false,
      feeId: null,
      choices,
    }
  const { options, ...field } = edited
  return {
    ...field,
    choices: options.length === 0 ? choices : options.map((name) => ({ ...newChoice(), name })),
  }
}

/** The typed question; undefined if incomplete. */
export function readField({ choices, ...typed }: TypedField): FormFieldShape | undefined {
  const options = choices.map(({ name }) => name.trim()).filter((name) => name !== '')
  const field = {
    ...typed,
    name: typed.name.trim(),
    options: typed.type === 'select' ? options : [],
  }
  return isCompleteField(field) ? field : undefined
}
