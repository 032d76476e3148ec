const fields = [
  'input:not([type=hidden], [type=file], :disabled, [aria-hidden=true])',
  'textarea:not(:disabled)',
  '[role=combobox]:not(:disabled)',
  '[role=tab][aria-selected=true]',
].join(', ')

/**
 * Where someone goes on who opened a form: its first field, or the tab it begins with. The usual place
 * (true) where there is none or one would have to scroll to it, and under a finger: the keyboard of a
 * phone would hide the half of it.
 */
export function firstField(content: HTMLElement | null): HTMLElement | true {
  if (content === null || globalThis.matchMedia('(pointer: coarse)').matches) return true
  const field = content.querySelector<HTMLElement>(fields)
  if (field === null) return true
  const isInSight = field.getBoundingClientRect().top < content.getBoundingClientRect().bottom
  return isInSight ? field : true
}
