import { isDay } from '../events/days.ts'

/** Types of questions besides name and address. */
export type FormFieldType = 'text' | 'textarea' | 'number' | 'date' | 'checkbox' | 'select'

export interface FormField {
  readonly name: string
  readonly type: FormFieldType
  readonly isMandatory: boolean
  /** Only asked for this fee; null: for all. */
  readonly feeId: string | null
  /** The options of a select. */
  readonly options: readonly string[]
}

/** Whether a question is complete: a name, and options for a select. */
export function isCompleteField({ name, type, options }: FormField): boolean {
  if (name.trim() === '') return false
  const words = options.map((option) => option.trim()).filter((option) => option !== '')
  if (type !== 'select') return words.length === 0
  return words.length === options.length && words.length > 0 && new Set(words).size === words.length
}

/** The questions for someone with this fee. */
export function fieldsFor<Field extends Pick<FormField, 'feeId'>>(
  fields: readonly Field[],
  feeId: string,
): readonly Field[] {
  return fields.filter((field) => field.feeId === null || field.feeId === feeId)
}

export type AnswerRefusal = 'missing' | 'number' | 'date' | 'option'

/** Why an answer does not fit its field; undefined when it does. A checkbox is ticked with 'true'. */
export function fieldAnswerRefusal(
  { type, isMandatory, options }: Omit<FormField, 'name' | 'feeId'>,
  answer: string,
): AnswerRefusal | undefined {
  const isEmpty = answer === '' || (type === 'checkbox' && answer !== 'true')
  if (isEmpty) return isMandatory ? 'missing' : undefined
  return kindRefusal({ type, options }, answer)
}

function kindRefusal(
  { type, options }: Pick<FormField, 'type' | 'options'>,
  answer: string,
): AnswerRefusal | undefined {
  if (type === 'number' && !/^[-+]?\d{1,15}(?:[.,]\d{1,9})?$/.test(answer)) return 'number'
  if (type === 'date' && !isDay(answer)) return 'date'
  return type === 'select' && !options.includes(answer) ? 'option' : undefined
}
