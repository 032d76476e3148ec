import type { InterpretedRow } from './interpreted-rows.ts'
import type { ImportAnswers, ImportQuestion, TeamInFile } from './questions.ts'
import { plainName } from './words.ts'

export interface ChosenRows {
  readonly rows: readonly InterpretedRow[]
  readonly questions: readonly ImportQuestion[]
}

/**
 * A list of a whole organisation holds several teams: asks which to take, and whether "Ravens" and
 * "RAVENS" are one. Always keeps rows without a team.
 */
export function rowsOfChosenTeams(
  rows: readonly InterpretedRow[],
  answers: ImportAnswers,
): ChosenRows {
  const spellings = counted(rows.flatMap(({ team }) => team ?? []))
  const respelled = spellings.filter((team) =>
    spellings.some((other) => other !== team && plainName(other.name) === plainName(team.name)),
  )
  if (respelled.length > 0 && answers.teamSpelling === undefined)
    return { rows, questions: [{ kind: 'team_spelling', spellings: respelled }] }

  const spellingOf = (name: string) =>
    answers.teamSpelling === 'same' ? commonSpelling(spellings, name) : name
  const teams = counted(rows.flatMap(({ team }) => (team === undefined ? [] : spellingOf(team))))
  if (teams.length < 2) return { rows, questions: [] }
  if (answers.teams === undefined) return { rows, questions: [{ kind: 'teams', choices: teams }] }

  const chosen = new Set(answers.teams)
  const taken = rows.filter(({ team }) => team === undefined || chosen.has(spellingOf(team)))
  return { rows: taken, questions: [] }
}

function counted(names: readonly string[]): TeamInFile[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, rows]) => ({ name, rows }))
}

function commonSpelling(spellings: readonly TeamInFile[], name: string): string {
  const same = spellings.filter((other) => plainName(other.name) === plainName(name))
  return same.toSorted((one, other) => other.rows - one.rows)[0]?.name ?? name
}
