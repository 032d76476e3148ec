import { isMemberField, type MemberValues } from './member-values.ts'

/** Of one field by the name the wire gives it: `nickname`, or `custom.` and the id of a field. */
export function valueOf(values: MemberValues, name: string): string | boolean {
  const own = ownFieldOf(name)
  if (own !== undefined) return values.custom[own] ?? ''
  return isMemberField(name) ? values[name] : ''
}

/** These values with one field of the others. */
export function withValue(values: MemberValues, others: MemberValues, name: string): MemberValues {
  const own = ownFieldOf(name)
  if (own !== undefined)
    return { ...values, custom: { ...values.custom, [own]: others.custom[own] ?? '' } }
  return isMemberField(name) ? { ...values, [name]: others[name] } : values
}

export function ownFieldOf(name: string): string | undefined {
  return name.startsWith('custom.') ? name.slice('custom.'.length) : undefined
}
