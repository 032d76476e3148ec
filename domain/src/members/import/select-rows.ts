import { compareRows, type ComparedRows } from './compare-rows.ts'
import type { ImportingClub } from './importing-club.ts'
import type { InterpretedRow } from './interpreted-rows.ts'
import { applyLeaverAnswer, rowsInUse } from './leavers.ts'
import { placeRows, type NamedPlace } from './places.ts'
import type { ImportAnswers, ImportQuestion } from './questions.ts'

interface Comparing {
  readonly answers: ImportAnswers
  readonly today: string
  readonly club?: ImportingClub
}

/** The imported rows after they were compared. */
interface UsedRows extends ComparedRows {
  /** Numbers of rows that are imported, including merged ones. */
  readonly inUse: ReadonlySet<number>
  readonly places?: readonly NamedPlace[]
}

export function selectRows(
  rows: readonly InterpretedRow[],
  { answers, today, club }: Comparing,
): UsedRows {
  return club ? inClub(rows, club, { answers, today }) : inTeam(rows, answers)
}

function inTeam(rows: readonly InterpretedRow[], answers: ImportAnswers): UsedRows {
  const chosen = rowsInUse(rows, answers)
  const compared = compareRows(chosen.rows, answers)
  return {
    ...compared,
    questions: [...chosen.questions, ...compared.questions],
    inUse: numbersOf(chosen.rows),
  }
}

/** Compares people within each team only: someone in two teams has a row in both. */
function inClub(
  rows: readonly InterpretedRow[],
  club: ImportingClub,
  { answers, today }: Comparing,
): UsedRows {
  const staying = applyLeaverAnswer(rows, answers)
  const placed = placeRows(staying.rows, club, today)
  const teams = [...Map.groupBy(placed.rows, ({ target }) => target).values()]
  const compared = teams.map((team) => compareRows(team, answers))
  return {
    rows: compared.flatMap((team) => team.rows),
    problems: unique(compared.flatMap((team) => team.problems)),
    questions: unique<ImportQuestion>([
      ...staying.questions,
      ...compared.flatMap((team) => team.questions),
    ]),
    inUse: numbersOf(staying.rows),
    places: placed.places,
  }
}

function numbersOf(rows: readonly InterpretedRow[]): ReadonlySet<number> {
  return new Set(rows.map(({ row }) => row))
}

/** Drops repeated problems and questions, because two teams may raise the same one. */
function unique<T>(said: readonly T[]): T[] {
  return [...new Map(said.map((one) => [JSON.stringify(one), one])).values()]
}
