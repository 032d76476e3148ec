import type { RecordColumn } from './fields.ts'
import { readKind } from './record-words.ts'
import type { ChosenColumns, Column, Table } from './table.ts'
import { splitWords } from './words.ts'

/** Headings of what a club keeps about a membership, as `splitWords` gives them without small words. */
const headings: Record<RecordColumn, string> = {
  membership_number:
    'mitgliedsnummer, mitgliedsnr, mitglieds nr, mitgl nr, mitglied nr, mitglieds nummer, mitgliednummer, mitgliednr, mitglieds id, mitglieds no, mnr, m nr, member number, member no, member nr, member id, member #, membership number, membership no, membership id, membership #, mem no, numero adherent, num adherent, n adherent, no adherent, numero membre, num membre, n membre, no membre, matricule, numero socio, num socio, n socio, no socio, nro socio',
  entered_on:
    'eintritt, eintr, eintrittsdatum, eintrittsdat, eintritt am, eintr dat, mitglied seit, mitgl seit, beitritt, beitrittsdatum, beitritt am, aufnahme, aufnahmedatum, vereinseintritt, joined, joined on, join date, date joined, joining date, member since, membership start, membership start date, start date, date entree, entree, entree le, adhesion, date adhesion, date adh, membre depuis, adherent depuis, date inscription, alta, f alta, fecha alta, fec alta, socio desde, miembro desde, fecha ingreso, fecha inscripcion',
  membership_kind:
    'mitgliedschaft, mitgliedsart, mitgl art, mitglieds art, mitgliedstyp, mitgliedsstatus, mitgliedstatus, mitglieds status, mitgliedschaftsart, mitgliedergruppe, mitgliedsgruppe, beitragsgruppe, beitragsart, art mitgliedschaft, art, status, typ, membership, membership type, membership kind, membership status, membership category, member type, member status, member category, kind, type, statut, statut adherent, statut membre, type membre, type adherent, type adhesion, categorie membre, categorie adherent, tipo, tipo socio, tipo miembro, clase socio, categoria socio, estado, estado socio, situacion',
  account_holder:
    'kontoinhaber, kontoinhaberin, konto inhaber, zahler, zahlungspflichtiger, account holder, account name, holder account, name on account, titulaire, titulaire compte, nom titulaire, titular, titular cuenta, nombre titular',
  iban: 'iban, iban nr, iban nummer, kontonummer iban, kontonummer, konto, konto iban, bankverbindung, bank account iban, bank account, bank account number, account number, compte bancaire, compte, rib iban, n iban, numero iban, numero compte, cuenta, cuenta bancaria, numero cuenta, n cuenta, n cta iban, n cuenta iban, iban cuenta, cuenta iban',
  mandate_reference:
    'mandatsreferenz, mandatsreferenznummer, mandatsref, mandatsnummer, mandats nr, mandatsnr, mandat, sepa mandat, sepa mandatsreferenz, mandate, mandate reference, mandate ref, mandate id, mandate number, sepa mandate, sepa mandate reference, umr, rum, reference mandat, ref mandat, reference unique mandat, numero mandat, n mandat, mandato, referencia mandato, ref mandato, numero mandato, n mandato',
  mandate_signed_on:
    'mandatsdatum, mandat vom, mandat datum, datum mandat, mandat unterschrieben, mandat unterschrieben am, unterschrift mandat, sepa mandat vom, sepa mandat datum, mandate date, date mandate, mandate signed, mandate signed on, mandate signature date, signature date, date mandat, date signature mandat, date signature, mandat signe le, fecha mandato, fecha firma, fecha firma mandato, mandato firmado',
}

const smallWords = new Set('of the a de du des der die das d del la le les l'.split(' '))

const columnOf: ReadonlyMap<string, RecordColumn> = new Map(
  Object.entries(headings).flatMap(([column, list]) =>
    list.split(', ').flatMap((heading) => (isRecordColumn(column) ? [[heading, column]] : [])),
  ),
)

/** Whether two headings are names of one thing a club keeps about a membership. */
export function isSameRecordColumn(one: string, other: string): boolean {
  const column = recordColumnNamed(one)
  return column !== undefined && column === recordColumnNamed(other)
}

/**
 * In a club's list the columns of the membership record, each once; a column whose meaning was chosen
 * by hand keeps it. In the list of one team they mean what they always did.
 */
export function withRecordColumns(table: Table, chosen: ChosenColumns): Table {
  const taken = new Set(chosen.values())
  const columns = table.columns.map((column): Column => {
    if (chosen.has(column.index)) return column
    const field = recordColumnNamed(column.heading)
    if (field === undefined || taken.has(field) || !isFree(table, column, field)) return column
    taken.add(field)
    return { ...column, field }
  })
  return { ...table, columns }
}

function recordColumnNamed(heading: string): RecordColumn | undefined {
  const words = splitWords(heading.replaceAll(/[ºª°]/g, ' '))
  return (
    columnOf.get(words.filter((word) => !smallWords.has(word)).join(' ')) ??
    columnOf.get(words.join(' '))
  )
}

/** "Type" and "Status" say many things: they are kinds of membership where one of their cells is. */
function isFree({ rows }: Table, { index, field }: Column, named: RecordColumn): boolean {
  if (named === 'membership_kind')
    return rows.some(({ cells }) => readKind(cells[index] ?? '') !== undefined)
  return field === undefined || field === 'licence_number'
}

function isRecordColumn(text: string): text is RecordColumn {
  return Object.hasOwn(headings, text)
}
