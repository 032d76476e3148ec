/**
 * Custom controls fire no native event, so this tells the surrounding form about a change. Fired on
 * the parent, because on the field it would count as typing.
 */
export function reportEdit(fieldId: string): void {
  const around = document.getElementById(fieldId)?.parentElement
  around?.dispatchEvent(new Event('input', { bubbles: true }))
}
