/**
 * What is chosen from a list or a palette of ours makes no event of the browser's: the form around hears
 * of it by this one. Not from the field itself, or the choice would count as typed into it.
 */
export function reportEdited(fieldId: string): void {
  const around = document.getElementById(fieldId)?.parentElement
  around?.dispatchEvent(new Event('input', { bubbles: true }))
}
