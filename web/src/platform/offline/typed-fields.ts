/** Marks a field or area whose values may never be stored. */
const unkept = '[data-unkept]'

const textTypes = ['text', 'email', 'tel', 'url', 'search', 'number', 'date', 'time', 'textarea']
/** Only within forms; elsewhere these take effect at once. */
const choiceTypes = ['radio', 'checkbox']

export type TypedField = HTMLInputElement | HTMLTextAreaElement

export function isTypedField(target: unknown): target is TypedField {
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement))
    return false
  return textTypes.includes(target.type) || isChoice(target)
}

export function isChoice(field: TypedField): field is HTMLInputElement {
  return choiceTypes.includes(field.type) && field.form !== null
}

/** True if one radio option replaced the other. */
export function isSameRadioGroup(field: TypedField, other: TypedField): boolean {
  return field.type === 'radio' && other.type === 'radio' && field.name === other.name
}

/** A field's value; empty for an option that isn't chosen. */
export function wordsOf(field: TypedField): string {
  if (!isChoice(field)) return field.value
  if (field.checked) return 'on'
  return field.type === 'radio' ? '' : 'off'
}

/** A visible password has the type "text", so autocomplete decides. */
export function isSensitive(field: TypedField): boolean {
  return /password|one-time-code|^cc-/.test(field.autocomplete) || field.closest(unkept) !== null
}

/** A field's stable name (ids change), with an index if it repeats. */
export function nameOf(field: TypedField): string {
  const called = calledOf(field)
  const alike = typedFields().filter((other) => calledOf(other) === called)
  return `${called} ${alike.indexOf(field)}/${alike.length}`
}

function calledOf(field: TypedField): string {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? ''
  // A radio group's name is generated, so the group's label is used.
  const name = isChoice(field) ? `${field.type} ${groupOf(field)}` : field.name
  return `${name} ${label.trim()} ${field.placeholder}`
}

function groupOf(option: HTMLInputElement): string {
  const group = option.closest('[role=radiogroup]')
  const label = document.getElementById(group?.getAttribute('aria-labelledby') ?? '')
  return label?.textContent ?? group?.getAttribute('aria-label') ?? ''
}

export function typedFields(): readonly TypedField[] {
  return [...document.querySelectorAll('input, textarea')].filter((field) => isTypedField(field))
}
