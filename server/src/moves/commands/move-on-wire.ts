import type { MoveFindings, MoveHistory, MovePart } from '@touchline/contract/moves/shapes'
import { added, nothingCounted, type Figures } from '@touchline/domain/members/earlier-figures'
import type { ImportPreview } from '@touchline/domain/members/import/preview'
import type { LineOrigin } from '@touchline/domain/moves/member-list'
import type { MovePart as ReadPart } from '@touchline/domain/moves/read-move'
import type { PlannedEvent } from '@touchline/domain/moves/team-history'

import { hasNews, type PlannedHistory } from './plan-history.ts'

/** More lines than anyone reads; their number is shown in full. */
const maxUnread = 200

/** What the files of a move hold, and what their events bring. */
export function findingsOf(
  parts: readonly ReadPart[],
  histories: readonly PlannedHistory[],
  withoutTeam: ReadonlySet<number>,
): MoveFindings {
  const unread = unreadIn(parts, histories)
  return {
    parts: parts.map((part, at) => partOnWire(part, at, withoutTeam.has(at))),
    histories: histories
      .filter((history) => hasNews(history) || history.keptEarlier > 0)
      .map(historyOnWire),
    personQuestions: histories.flatMap(({ questions, team }) =>
      questions.map(({ key, name, choices }) => ({
        key,
        name,
        teamName: team.name,
        choices: choices.map(({ id, firstName, lastName, dateOfBirth }) => ({
          choice: id,
          name: `${firstName} ${lastName}`.trim(),
          dateOfBirth,
        })),
      })),
    ),
    unread: unread.slice(0, maxUnread),
    unreadCount: unread.length,
  }
}

function partOnWire(part: ReadPart, at: number, needsTeam: boolean): MovePart {
  const { file, sheet, kind, rows, team, ignored, noPlace, totals } = part
  return {
    part: at,
    file,
    sheet,
    kind,
    rows,
    events: part.events.filter((event) => event !== undefined).length,
    people: part.people.length,
    team,
    needsTeam,
    totals: totals.length,
    ignored: shortened(ignored),
    noPlace: shortened(noPlace),
  }
}

function shortened(headings: readonly string[]): string[] {
  return headings.slice(0, 50).map((heading) => heading.slice(0, 100))
}

function historyOnWire({ events, team, earlier, keptEarlier }: PlannedHistory): MoveHistory {
  return {
    teamId: team.teamId ?? null,
    name: team.name,
    timeZone: team.zone,
    events: events.map(eventOnWire),
    earlier: {
      people: earlier.length,
      kept: keptEarlier,
      ...earlier.reduce<Figures>((sum, one) => added(sum, one), nothingCounted),
    },
  }
}

function eventOnWire(event: PlannedEvent): MoveHistory['events'][number] {
  const { records, knownId, startsAt, isAllDay, isPast, isCancelled, title, type, location } = event
  const said = (answer: string) => records.filter((one) => one.answer === answer).length
  const counted = (figure: keyof Figures) =>
    event.figures.reduce((sum, figures) => sum + figures[figure], 0)
  const marked = (mark: string) => records.filter((one) => one.mark === mark).length
  return {
    isKnown: knownId !== undefined,
    keepsOwn: event.keepsOwn,
    startsAt,
    isAllDay,
    isPast,
    isCancelled,
    title,
    type,
    location,
    going: said('going'),
    maybe: said('maybe'),
    notGoing: said('not_going'),
    present: marked('present'),
    late: marked('late'),
    absent: marked('absent'),
    injured: marked('injured'),
    score: event.score,
    goals: counted('goals'),
    assists: counted('assists'),
    cards: counted('yellowCards') + counted('redCards'),
  }
}

function unreadIn(
  parts: readonly ReadPart[],
  histories: readonly PlannedHistory[],
): MoveFindings['unread'] {
  const own = parts.flatMap(({ file, sheet, problems }) =>
    problems.map((problem) => ({ ...problem, file: fileOf(file, sheet) })),
  )
  const people = histories.flatMap(({ problems }) =>
    problems.map(({ part, ...problem }) => ({
      ...problem,
      file: fileOf(parts[part]?.file ?? '', parts[part]?.sheet ?? ''),
    })),
  )
  return [...own, ...people]
}

function fileOf(file: string, sheet: string): string {
  return sheet === '' ? file : `${file} · ${sheet}`
}

/** Gives problems of the joined list their file and line. */
export function withOrigins(preview: ImportPreview, origins: readonly LineOrigin[]): ImportPreview {
  const isOneFile = new Set(origins.map(({ file }) => file)).size < 2
  // Line 1 has the headings.
  const originOf = (line: number) => origins[line - 2]
  return {
    ...preview,
    rows: preview.rows.map((row) => ({ ...row, line: originOf(row.line)?.line ?? row.line })),
    problems: preview.problems.map((problem) => {
      const origin = originOf(problem.line)
      const column = [isOneFile ? '' : (origin?.file ?? ''), problem.column]
      return {
        ...problem,
        line: origin?.line ?? problem.line,
        column: column.filter((text) => text !== '').join(': '),
      }
    }),
  }
}
