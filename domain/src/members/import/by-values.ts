import type { ColumnField } from './fields.ts'
import { normalizeText, splitWords } from './words.ts'

const statuses = new Set([
  'status',
  'mitgliedsstatus',
  'mitgliedstatus',
  'mitglieds status',
  'mitgliedschaft',
  'membership',
  'membership status',
  'member status',
  'statut',
  'statut adherent',
  'estado',
  'estado socio',
  'situacion',
])

const gone =
  /^(?:ausgetreten|ausgeschieden|gekundigt|ehemalige?r?s?(?: mitglied)?|ex ?mitglied|left|resigned|former(?: member)?|ex ?member|lapsed|withdrawn|sortie?|partie?|demissionnaire|radiee?|ancien(?:ne)?(?: membre| adherent)?|(?:de )?baja|ex ?soci[oa]|ex ?jugadora?)$/

const size = /^(?:\d?x{0,3}[sml]|xx?l|\d{2,3}(?:\/\d{2,3})?|\d{1,2} (?:ans|anos|years?|yrs|jahre))$/

/** True for "ausgetreten", "left" and similar words. */
export function meansLeft(text: string): boolean {
  return gone.test(normalizeText(text).replaceAll('-', ' ').trim())
}

/**
 * Corrects a heading's meaning by the column's values: "Status" may hold who has left, "Shirt" may
 * hold sizes.
 */
export function correctField(
  { heading, field }: { readonly heading: string; readonly field: ColumnField | undefined },
  cells: readonly string[],
): ColumnField | undefined {
  const said = cells.filter((cell) => cell !== '')
  if (field === undefined)
    return statuses.has(splitWords(heading).join(' ')) && said.some(meansLeft)
      ? 'left_on'
      : undefined
  const isOfShirts = field === 'jersey_number' && said.some((cell) => /\p{L}/u.test(cell))
  return isOfShirts && said.every((cell) => size.test(normalizeText(cell).trim()))
    ? 'shirt_size'
    : field
}
