import type { Cells } from './cells.ts'
import { toLocalTimes } from './instants.ts'

/** Lines searched for the headings. */
const searchedLines = 10

/**
 * One service writes day and time in UTC without a zone, once together (strTimestamp) and once
 * apart (dateEvent, strTime), beside local times. Writes one moment per match into the first date
 * column. strTime alone has no known zone and is ignored.
 */
export function joinUtcTimes(lines: readonly Cells[], zone: string): readonly Cells[] {
  const headAt = lines
    .slice(0, searchedLines)
    .findIndex(({ cells }) => cells.includes('strTimestamp') || cells.includes('strTimeLocal'))
  const names = lines[headAt]?.cells ?? []
  const place = names.findIndex((name) => days.includes(name))
  if (place === -1) return lines
  const below = lines.slice(headAt + 1)
  const moments = momentsIn(below, { names, zone })
  return [
    ...lines.slice(0, headAt + 1),
    ...below.map((line, at) => ({
      ...line,
      cells: line.cells.map((cell, column) => (column === place ? (moments[at] ?? cell) : cell)),
    })),
  ]
}

const days: readonly string[] = ['dateEvent', 'strTimestamp', 'dateEventLocal']

interface Named {
  readonly names: readonly string[]
  readonly zone: string
}

function momentsIn(
  lines: readonly Cells[],
  { names, zone }: Named,
): readonly (string | undefined)[] {
  const said = ({ cells }: Cells, name: string) => cells[names.indexOf(name)] ?? ''
  const inUtc = lines.map((line) => said(line, 'strTimestamp').replace(unzoned, '$1T$2Z'))
  // All together: if every time is midnight, they are days.
  const whole = toLocalTimes(inUtc.join('\n'), zone).split('\n')
  return lines.map((line, at) => {
    const local = `${said(line, 'dateEventLocal')}T${said(line, 'strTimeLocal')}`
    const moment = whole[at] ?? ''
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(moment)) return moment
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(local)) return local
    return /^\d{4}-\d\d-\d\d/.exec(moment)?.[0]
  })
}

const unzoned = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)$/
