import { findDateOrder } from '../../members/import/date-order.ts'
import type { DateOrder } from '../../members/import/dates.ts'
import { leagueLimits } from '../limits.ts'
import { type FoundTable, findTable, readTable } from './columns.ts'
import { readCrossTable } from './cross-table.ts'
import { latestDay, expandDay } from './days.ts'
import { readFacts, isTimeOrScore, markCertainScores } from './facts.ts'
import { matchesInLines } from './free-lines.ts'
import { toLocalTimes } from './instants.ts'
import { readJsonLines } from './json-list.ts'
import { isRawMatch, type RawLine, type RawMatch, type RawProblem } from './raw-match.ts'
import type { ReadLine, ReadResults, ResultQuestion, ResultReading, Side } from './reading.ts'
import { knownTeams, type NamedTeam, createNameFinder, createNameTest } from './team-names.ts'
import { splitDateTime } from './time.ts'
import { joinUtcTimes } from './utc-times.ts'

/**
 * Reads pasted results: a table with headings in four languages, or lines copied from a page.
 * Nothing is guessed: ambiguous parts become questions, and unreadable lines are reported with the
 * reason.
 */
export function readResults(pasted: string, reading: ResultReading): ReadResults {
  const text = toLocalTimes(pasted, reading.timeZone)
  const { columns, matches } = tabledIn(text, reading)
  const found = matches
    ? { matches, leftOut: 0 }
    : matchesInLines(text, createNameTest(reading.teams))
  const raws = found.matches.slice(0, leagueLimits.matches)
  const written = raws.filter(isRawMatch)
  const cut = markCertainScores(written, reading.sport)
  const sure = new Map(written.map((raw, at) => [raw, cut[at] ?? raw]))
  const order = orderOf(cut, reading)
  const sides = sidesOf(cut, reading)
  const lines = raws.map((raw): ReadLine => {
    const { line, written } = raw
    if (!isRawMatch(raw)) return { kind: 'problem', line, written, problem: raw.problem }
    const facts = readFacts(sure.get(raw) ?? raw, { ...reading, order: order.order })
    if (facts.kind === 'problem') return { ...facts, line, written }
    const [home, away] = [sides.get(raw.home), sides.get(raw.away)]
    if (facts.kind === 'open' || !home || !away) return { kind: 'open', line, written }
    if (isSame(home, away)) return { kind: 'problem', line, written, problem: 'same_team' }
    return { ...facts, kind: 'match', line, written, home, away }
  })
  return {
    lines,
    questions: [
      ...order.questions,
      ...timeQuestions(cut, reading),
      ...teamQuestions(cut, sides, reading),
    ],
    columns,
    leftOut: found.leftOut + found.matches.length - raws.length,
  }
}

interface TabledText extends Omit<FoundTable, 'matches'> {
  readonly matches: readonly RawLine[] | undefined
}

/** Not tried if a person or a heading has defined the columns. */
function tabledIn(text: string, { answers, timeZone }: ResultReading): TabledText {
  const chosen = answers.columns
  const listed = readJsonLines(text)
  if (listed) return withMatches(readTable(joinUtcTimes(listed, timeZone), chosen))
  if (listed === null) return { columns: [], matches: [unreadableJson(text)] }
  const table = findTable(text, { chosen, zone: timeZone })
  const crossed = table?.matches || chosen ? undefined : readCrossTable(text)
  if (crossed) return { columns: [], matches: crossed }
  return table ?? { columns: [], matches: undefined }
}

/** Until the fields are defined, no other format is tried. */
function withMatches(table: FoundTable): TabledText {
  return { ...table, matches: table.matches ?? [] }
}

/** Quotes the beginning of the text. */
function unreadableJson(text: string): RawProblem {
  return { line: 1, written: text.trim().slice(0, 80), problem: 'json_unreadable' }
}

const maxSamples = 3

interface FoundOrder {
  readonly order: DateOrder | undefined
  readonly questions: readonly ResultQuestion[]
}

/** One date order for the whole text: day first in French, German and Spanish; asked in English. */
function orderOf(
  raws: readonly RawMatch[],
  { answers, language, today }: ResultReading,
): FoundOrder {
  if (answers.dateOrder) return { order: answers.dateOrder, questions: [] }
  const cells = [...new Set(raws.map(({ date }) => date).filter((date) => date !== ''))]
  const horizon = latestDay(today)
  const days = cells.map((cell) => expandDay(splitDateTime(cell).day, horizon).text)
  const found = findDateOrder({ heading: '', cells: days, today: horizon })
  if (found.kind === 'known') return { order: found.order, questions: [] }
  if (found.kind === 'unneeded') return { order: undefined, questions: [] }
  if (language !== 'en') return { order: 'DMY', questions: [] }
  return {
    order: undefined,
    questions: [{ kind: 'date_order', samples: cells.slice(0, maxSamples) }],
  }
}

function timeQuestions(
  raws: readonly RawMatch[],
  { answers }: ResultReading,
): readonly ResultQuestion[] {
  const unclear = raws.filter(isTimeOrScore).map(({ written }) => written)
  if (unclear.length === 0 || answers.timeOrScore) return []
  return [{ kind: 'time_or_score', samples: unclear.slice(0, maxSamples) }]
}

/** The team for each name, if certain or answered. */
function sidesOf(
  raws: readonly RawMatch[],
  { answers, teams, opponents }: ResultReading,
): ReadonlyMap<string, Side> {
  const sides = new Map<string, Side>()
  const known = knownTeams(teams)
  const namesakeOf = createNameFinder(opponents)
  for (const name of namesIn(raws)) {
    const answered = answers.teams?.[name]
    const same = known.find(name)
    const namesake = namesakeOf(name)
    if (answered === 'new') sides.set(name, newSide(name, namesake))
    else if (teams.some(({ id }) => id === answered) && answered !== undefined)
      sides.set(name, { kind: 'team', team: answered })
    else if (same !== undefined) sides.set(name, { kind: 'team', team: same })
    else if (namesake !== undefined) sides.set(name, newSide(name, namesake))
  }
  return sides
}

function newSide(name: string, namesake: NamedTeam | undefined): Side {
  return { kind: 'new', name: namesake?.name ?? name, opponent: namesake?.id ?? null }
}

function teamQuestions(
  raws: readonly RawMatch[],
  sides: ReadonlyMap<string, Side>,
  { teams, opponents, answers }: ResultReading,
): readonly ResultQuestion[] {
  const known = knownTeams(teams)
  const namesakeOf = createNameFinder(opponents)
  return namesIn(raws)
    .filter((name) => sides.get(name)?.kind !== 'team' && answers.teams?.[name] !== 'new')
    .map((written, at) => ({
      kind: 'team',
      written,
      proposals: at < maxCompared ? known.propose(written) : [],
      opponent: namesakeOf(written)?.name ?? null,
    }))
}

/** Texts with more unknown names aren't of this league; comparing them all would take minutes. */
const maxCompared = 2 * leagueLimits.teams

function namesIn(raws: readonly RawMatch[]): readonly string[] {
  return [...new Set(raws.flatMap(({ home, away }) => [home, away]))].filter((name) => name !== '')
}

function isSame(one: Side, other: Side): boolean {
  if (one.kind === 'team') return other.kind === 'team' && one.team === other.team
  return other.kind === 'new' && one.name === other.name
}
