import type { CustomField } from '../custom-fields.ts'
import { type ColumnField, type CustomColumn, customColumn } from './fields.ts'
import { plain, wordsOf } from './words.ts'

/** Common names for facts that clubs keep in fields of their own, normalised by `wordsOf`. */
const called: readonly (readonly string[])[] = [
  // Start of membership.
  'eintritt,eintr,eintrittsdatum,eintrittsdat,eintritt am,eintr dat,mitglied seit,mitgl seit,beitritt,beitrittsdatum,aufnahme,aufnahmedatum,joined,joined on,join date,date joined,joining date,member since,membership start,date d entree,date entree,entree,adhesion,date adhesion,date d adhesion,date adh,membre depuis,adherent depuis,date inscription,date d inscription,alta,f alta,fecha alta,fec alta,fecha de alta,socio desde,miembro desde,fecha ingreso,fecha de ingreso'.split(
    ',',
  ),
  // Bank account for fees.
  'iban,iban nr,kontonummer iban,bank account iban,bank account,konto,bankverbindung,compte bancaire,n iban,cuenta,cuenta bancaria,n cuenta,n cta iban,n cuenta iban'.split(
    ',',
  ),
]

function isCalledAlike(heading: string, name: string): boolean {
  const [one, other] = [heading, name].map((text) =>
    wordsOf(text.replaceAll(/[ºª°]/g, ' ')).join(' '),
  )
  return called.some((names) => [one, other].every((spelled = '') => names.includes(spelled)))
}

/**
 * Columns whose heading is the name of one of the team's own fields. If the name also has a usual
 * meaning ("Category", "Mobile"), the team's field wins when that meaning isn't stored or another
 * column has it, so that an exported file can be imported unchanged.
 */
export function ownColumnsOf(
  headings: readonly string[],
  usual: readonly (ColumnField | undefined)[],
  fields: readonly CustomField[],
): ReadonlyMap<number, CustomColumn> {
  const names = headings.map((heading) => plain(heading).trim())
  return new Map(
    fields.flatMap(({ id, name }): [number, CustomColumn][] => {
      const named = names.lastIndexOf(plain(name).trim())
      const at = named < 0 ? headings.findIndex((one) => isCalledAlike(one, name)) : named
      const meaning = usual[at]
      const isOpen =
        meaning === undefined ||
        meaning === 'division' ||
        meaning === 'left_on' ||
        usual.some((other, index) => other === meaning && index !== at)
      return at >= 0 && isOpen ? [[at, customColumn(id)]] : []
    }),
  )
}
