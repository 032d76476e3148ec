/** What a payer can be asked besides the name and the address. */
export type FormFieldType = 'text' | 'textarea' | 'number' | 'date' | 'checkbox' | 'select'

export interface FormField {
  readonly name: string
  readonly type: FormFieldType
  readonly isMandatory: boolean
  /** Asked of those who choose this fee; null: of everybody. */
  readonly feeId: string | null
  /** What can be chosen, for a select. */
  readonly options: readonly string[]
}

/** Whether a field can be added: it has a name, and a select something to choose from. */
export function isWholeField({ name, type, options }: FormField): boolean {
  if (name.trim() === '') return false
  const words = options.map((option) => option.trim()).filter((option) => option !== '')
  if (type !== 'select') return words.length === 0
  return words.length === options.length && words.length > 0 && new Set(words).size === words.length
}

/** The fields that somebody with this fee fills in. */
export function fieldsFor(fields: readonly FormField[], feeId: string): readonly FormField[] {
  return fields.filter((field) => field.feeId === null || field.feeId === feeId)
}
