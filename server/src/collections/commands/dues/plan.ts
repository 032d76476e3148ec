import type { DuesFamilyShape, DuesPersonShape } from '@touchline/contract/collections/shapes/dues'
import {
  familyDues,
  type AppliedRate,
  type DuesLine,
} from '@touchline/domain/collections/dues/amounts'
import { lastDayOf } from '@touchline/domain/collections/dues/period'
import type { DuesPeriod, DuesPerson, DuesRules } from '@touchline/domain/collections/dues/rules'
import { ageOn } from '@touchline/domain/values/age'

import type { PeopleReader } from '#server/clubs/queries/people-groups.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { findDuesRows, findDuesRowsWithoutTeam, type DuesRow } from '../../queries/dues-people.ts'

/** A person in the plan, with the roster row on the bill. */
export interface PlannedPerson {
  readonly shown: DuesPersonShape
  readonly row: DuesRow
  readonly rate: AppliedRate | null
}

export interface PlannedFamily {
  readonly id: string
  readonly people: readonly PlannedPerson[]
}

interface Asked {
  readonly reader: PeopleReader
  readonly rules: DuesRules
  readonly period: DuesPeriod
}

/** What each family pays for a period by the rules. */
export async function planDues(
  db: Queryable,
  { reader, rules, period }: Asked,
): Promise<readonly PlannedFamily[]> {
  const days = { startsOn: period.startsOn, endsOn: lastDayOf(period) }
  const asked = { ...reader, ...days }
  // In no team any more: the record counts, not the archive.
  const rows = [...(await findDuesRowsWithoutTeam(db, asked)), ...(await findDuesRows(db, asked))]
  const people = [...Map.groupBy(rows, ({ personId }) => personId).values()].filter(
    ([current]) => current?.isArchived === false,
  )
  const families = Map.groupBy(people, ([row]) => row?.payerKey ?? '')
  return [...families].map(([id, members]) => ({
    id,
    people: plannedFamily(members, rules, period),
  }))
}

function plannedFamily(
  members: readonly (readonly DuesRow[])[],
  rules: DuesRules,
  period: DuesPeriod,
): readonly PlannedPerson[] {
  const home = members.flat().find(({ memberId, isArchived }) => memberId !== null && !isArchived)
  const { lines, away } = familyDues(members.flatMap(personIn), rules, period)
  return members.flatMap((rows) => {
    const [row] = rows
    if (row === undefined) return []
    const line = lines.find(({ personId }) => personId === row.personId)
    const isAway = away.includes(row.personId)
    return [
      {
        // One payer gets one bill where they pay for someone in a team.
        row: row.memberId === null && home ? { ...row, teamId: home.teamId } : row,
        rate: line?.rate ?? null,
        shown: shownOf(rows, row, { line, isAway, startsOn: period.startsOn }),
      },
    ]
  })
}

/** Merges the rows of a person in two teams. */
function personIn(rows: readonly DuesRow[]): readonly DuesPerson[] {
  const [row] = rows
  if (row === undefined) return []
  return [
    {
      id: row.personId,
      birthDate: rows.find(({ birthDate }) => birthDate !== null)?.birthDate ?? null,
      teamIds: current(rows).map(({ teamId }) => teamId),
      kind: row.kind ?? 'active',
      enteredOn: row.enteredOn,
      exitedOn: row.exitedOn,
      exemptPercent: Math.max(...rows.map(({ exemptPercent }) => exemptPercent)),
    },
  ]
}

const current = (rows: readonly DuesRow[]) =>
  rows.filter(({ isArchived, memberId }) => !isArchived && memberId !== null)

interface Counted {
  readonly line: DuesLine | undefined
  readonly isAway: boolean
  readonly startsOn: string
}

function shownOf(
  rows: readonly DuesRow[],
  { personId, firstName, lastName }: DuesRow,
  { line, isAway, startsOn }: Counted,
): DuesPersonShape {
  const birthDate = rows.find((row) => row.birthDate !== null)?.birthDate ?? null
  const exempt = rows.find(({ exemptPercent }) => exemptPercent > 0)
  return {
    id: personId,
    firstName,
    lastName,
    age: birthDate === null ? null : ageOn(birthDate, startsOn),
    teams: current(rows).map(({ team }) => team),
    state: stateOf(rows, line, isAway),
    rate: line?.rate.name ?? null,
    amount: line?.amount ?? 0,
    steps: line === undefined ? [] : [...line.steps],
    exemption:
      exempt === undefined ? null : { percent: exempt.exemptPercent, reason: exempt.exemptReason },
  }
}

function stateOf(
  rows: readonly DuesRow[],
  line: DuesLine | undefined,
  isAway: boolean,
): DuesPersonShape['state'] {
  if (rows.some(({ isBilled }) => isBilled)) return 'billed'
  if (isAway) return 'away'
  if (line === undefined) return 'no_rate'
  return line.amount === 0 ? 'free' : 'due'
}

/** The plan as the treasurer reads it, by payer. */
export function previewOf(plan: readonly PlannedFamily[]): readonly DuesFamilyShape[] {
  return plan
    .map(({ id, people }) => {
      const shown = people.map((person) => person.shown)
      const bills = countBills(people.filter((person) => person.shown.state === 'due'))
      return { key: id, ...payerIn(people), people: shown, amount: sumDueAmounts(shown), bills }
    })
    .toSorted((one, other) => sortName(one).localeCompare(sortName(other)))
}

/** Each payer gets one bill from each team's books. */
function countBills(due: readonly PlannedPerson[]): number {
  return new Set(due.map(({ row }) => `${row.teamId} ${row.payerKey}`)).size
}

/** Families by the surname of the payer. */
function sortName({ payer }: { readonly payer: string }): string {
  const words = payer.split(' ')
  return `${words.at(-1) ?? ''} ${payer}`
}

function payerIn([first]: readonly PlannedPerson[]) {
  if (first === undefined) return { payer: '', hasAddress: false }
  const { payerFirstName, payerLastName, email } = first.row
  return { payer: nameOf(payerFirstName, payerLastName), hasAddress: email !== null }
}

function nameOf(firstName: string, lastName: string): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

export function sumDueAmounts(people: readonly DuesPersonShape[]): number {
  return people.reduce((sum, { state, amount }) => sum + (state === 'due' ? amount : 0), 0)
}
