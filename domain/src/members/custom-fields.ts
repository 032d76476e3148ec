import { existingDay } from '../values/birth-date.ts'

export const customKinds = ['text', 'number', 'date', 'yes_no', 'choice'] as const
export type CustomKind = (typeof customKinds)[number]

/** `team`: everyone on the team. `private`: staff, the person and the guardians. */
export const audiences = ['team', 'private'] as const
export type Audience = (typeof audiences)[number]

export const maxCustomFields = 30
export const maxChoices = 50
const longestText = 500

export interface Choice {
  readonly id: string
  readonly name: string
}

/** A field the team added to its members. */
export interface CustomField {
  readonly id: string
  readonly name: string
  readonly kind: CustomKind
  readonly audience: Audience
  /** Only for kind `choice`; a value is the id of a choice. */
  readonly choices: readonly Choice[]
}

/** Values by field id. */
export type CustomValues = Readonly<Record<string, string>>

/** Why a value doesn't fit its field; text/members has the sentences. */
export const customRefusals = ['too_long', 'not_a_number', 'not_a_day', 'not_a_choice'] as const
export type CustomRefusal = (typeof customRefusals)[number]

export type ReadCustom =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'refused'; readonly why: CustomRefusal }

/**
 * Parses a value into its stored form: a number with a decimal point, YYYY-MM-DD, yes or no, or the
 * id of a choice. Numbers have at most fifteen digits, as JavaScript would round longer ones.
 */
export function readCustomValue(field: CustomField, typed: string): ReadCustom {
  const text = typed.trim()
  return text === '' ? { kind: 'empty' } : readers[field.kind](text, field)
}

const readers: Record<CustomKind, (text: string, field: CustomField) => ReadCustom> = {
  text: (text) => (text.length > longestText ? refused('too_long') : known(text)),
  number: (text) =>
    /^[-+]?\d{1,9}([.,]\d{1,6})?$/.test(text)
      ? known(String(Number(text.replace(',', '.'))))
      : refused('not_a_number'),
  date: (text) => (isDay(text) ? known(text) : refused('not_a_day')),
  yes_no: (text) => (text === 'yes' || text === 'no' ? known(text) : refused('not_a_choice')),
  choice: (text, { choices }) =>
    choices.some(({ id }) => id === text) ? known(text) : refused('not_a_choice'),
}

/** The fields a viewer sees: all of them, or only those shared with the team. */
export function fieldsFor<Field extends Pick<CustomField, 'audience'>>(
  fields: readonly Field[],
  audience: Audience,
): readonly Field[] {
  return audience === 'private' ? fields : fields.filter((field) => field.audience === 'team')
}

/**
 * A private field with values can't become visible to the team, because people entered the values
 * for staff only.
 */
export function mayWiden(before: Audience, after: Audience, valueCount: number): boolean {
  return before === after || after === 'private' || valueCount === 0
}

function known(value: string): ReadCustom {
  return { kind: 'value', value }
}

function refused(why: CustomRefusal): ReadCustom {
  return { kind: 'refused', why }
}

function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (parts === null) return false
  return existingDay(Number(parts[1]), Number(parts[2]), Number(parts[3])) !== undefined
}
