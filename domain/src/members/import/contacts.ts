import { findAddresses, isEmail } from '../email.ts'
import type { ImportProblem } from './interpreted-rows.ts'
import { readPhone } from './phones.ts'
import { rowError, rowNotice, type Cell, type ReadValue } from './row-cells.ts'
import type { Row } from './table.ts'

/** The addresses in a cell; an incomplete one is undefined. */
export interface FoundAddresses {
  readonly addresses: readonly (string | undefined)[]
  readonly problems: readonly ImportProblem[]
}

export function readAddresses(row: Row, cell: Cell): FoundAddresses {
  const written = [...new Set(findAddresses(cell.text))]
  return {
    addresses: written.map((address) => (isEmail(address) ? address : undefined)),
    problems: written
      .filter((address) => !isEmail(address))
      .map((address) => rowError(row, 'email_incomplete', { ...cell, text: address })),
  }
}

/** The first valid address of a person; reports the others as left out. */
export function readEmail(row: Row, cells: readonly Cell[]): ReadValue<string> {
  const read = cells.map((cell) => ({ cell, ...readAddresses(row, cell) }))
  const good = read.flatMap(({ cell, addresses }) =>
    addresses.flatMap((address) => (address === undefined ? [] : [{ cell, address }])),
  )
  const [first, ...others] = good
  const extra = others
    .filter(({ address }) => address !== first?.address)
    .map(({ cell, address }) => rowNotice(row, 'extra_value_left_out', { ...cell, text: address }))
  return {
    value: first?.address,
    problems: [...read.flatMap(({ problems }) => problems), ...extra],
  }
}

/** The first valid number of a person, mobiles first; reports the others as left out. */
export function readNumber(
  row: Row,
  cells: readonly Cell[],
  country: string | undefined,
): ReadValue<string> {
  const read = cells
    .flatMap((cell) => numbersIn(cell))
    .map((cell) => ({ cell, found: readPhone(cell.text, country) }))
  const problems = read.flatMap(({ cell, found }) =>
    found.kind === 'problem' ? [rowError(row, found.problem, cell)] : [],
  )
  const good = read.flatMap(({ cell, found }) =>
    found.kind === 'phone' ? [{ cell, ...found }] : [],
  )
  const [first, ...others] = good
  const extra = others
    .filter(({ number }) => number !== first?.number)
    .map(({ cell }) => rowNotice(row, 'extra_value_left_out', cell))
  const unusual = first?.isUnusual ? [rowNotice(row, 'phone_unusual', first.cell)] : []
  return { value: first?.number, problems: [...problems, ...unusual, ...extra] }
}

/** Splits a cell into numbers; a slash without blanks is part of a number (0171/3920010). */
export function numbersIn(cell: Cell): Cell[] {
  return cell.text
    .split(
      /\s*[,;|\n]\s*(?!ext|x\s?\d|poste|dw|durchwahl)|\s+\/\s+|\s*:{2,}\s*|(?<=[\d)])\s+(?:or|oder|ou|o|and|und|et|y|bzw\.?)\s+(?=[\p{L}\d+(])|(?<=\([^\d()]*\))\s*(?=[+\d])/iu,
    )
    .filter((text) => text !== '')
    .map((text) => ({ ...cell, text }))
}
