const fields = [
  'input:not([type=hidden], [type=file], :disabled, [aria-hidden=true])',
  'textarea:not(:disabled)',
  '[role=combobox]:not(:disabled)',
  '[role=tab][aria-selected=true]',
].join(', ')

/**
 * The element to focus in an opened form: its first field or tab. True (the default) if there is
 * none, if it would scroll, or on touch screens, where the keyboard would cover the form.
 */
export function findFirstField(content: HTMLElement | null): HTMLElement | true {
  if (content === null || globalThis.matchMedia('(pointer: coarse)').matches) return true
  const field = content.querySelector<HTMLElement>(fields)
  if (field === null) return true
  const isInSight = field.getBoundingClientRect().top < content.getBoundingClientRect().bottom
  return isInSight ? field : true
}
