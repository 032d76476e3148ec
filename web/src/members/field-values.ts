import { isMemberField, type MemberValues } from './member-values.ts'

/** A field's value by its contract name: `nickname`, or `custom.` and a field id. */
export function fieldValue(values: MemberValues, name: string): string | boolean {
  const own = customFieldId(name)
  if (own !== undefined) return values.custom[own] ?? ''
  return isMemberField(name) ? values[name] : ''
}

/** Replaces one field's value with that of the other values. */
export function replaceValue(
  values: MemberValues,
  others: MemberValues,
  name: string,
): MemberValues {
  const own = customFieldId(name)
  if (own !== undefined)
    return { ...values, custom: { ...values.custom, [own]: others.custom[own] ?? '' } }
  return isMemberField(name) ? { ...values, [name]: others[name] } : values
}

export function customFieldId(name: string): string | undefined {
  return name.startsWith('custom.') ? name.slice('custom.'.length) : undefined
}
