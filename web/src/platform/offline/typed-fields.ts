/** Marks a field, or what it is in, whose words no device may hold. */
const unkept = '[data-unkept]'

const textTypes = ['text', 'email', 'tel', 'url', 'search', 'number', 'date', 'time', 'textarea']
/** Of a form; elsewhere they act at once, and the server has what they say. */
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

/** Whether one option took the place of another. */
export function isInsteadOf(field: TypedField, other: TypedField): boolean {
  return field.type === 'radio' && other.type === 'radio' && field.name === other.name
}

/** What is in it; empty where nothing does, as with an option that another took the place of. */
export function wordsOf(field: TypedField): string {
  if (!isChoice(field)) return field.value
  if (field.checked) return 'on'
  return field.type === 'radio' ? '' : 'off'
}

/** A password that is being looked at is a text to the browser. */
export function isUnkept(field: TypedField): boolean {
  return /password|one-time-code|^cc-/.test(field.autocomplete) || field.closest(unkept) !== null
}

/** What a field is called stays from one load to the next, ids are made again; of several, which one. */
export function nameOf(field: TypedField): string {
  const called = calledOf(field)
  const alike = typedFields().filter((other) => calledOf(other) === called)
  return `${called} ${alike.indexOf(field)}/${alike.length}`
}

function calledOf(field: TypedField): string {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? ''
  // The name of an option is made again with its group.
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
