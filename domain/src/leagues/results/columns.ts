import { cleanCell, wordsOf } from '../../members/import/words.ts'
import { type Cells, waysToCut } from './cells.ts'
import type { RawMatch } from './raw-match.ts'
import { resultIn } from './score-words.ts'

/** What a column of a table of results may say; where two fit, the first in this order is taken. */
export const columns = [
  'date',
  'time',
  'round',
  'home',
  'away',
  'score',
  'homeScore',
  'awayScore',
  'halfTime',
  'status',
  'venue',
] as const
export type Column = (typeof columns)[number]

/** What columns are called in four languages, without accents and punctuation. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  date: 'date,datum,fecha,spieldatum,dia'.split(','),
  time: 'time,uhrzeit,zeit,heure,hora,anstoss,anpfiff,kick off,kickoff'.split(','),
  round: 'round,runde,spieltag,journee,jornada,matchday,match day,day,tag,week,woche'.split(','),
  home: 'home,home team,heim,heimmannschaft,heimteam,heimverein,gastgeber,domicile,equipe domicile,recevant,local,equipo local,casa'.split(
    ',',
  ),
  away: 'away,away team,guest,visitor,gast,gaste,gastmannschaft,gastteam,gastverein,exterieur,equipe exterieure,visiteur,visitante,equipo visitante'.split(
    ',',
  ),
  score:
    'score,result,ergebnis,endergebnis,endstand,stand,tore,resultat,buts,resultado,goles,marcador'.split(
      ',',
    ),
  homeScore:
    'home score,home goals,home points,score home,heimtore,tore heim,punkte heim,score domicile,buts domicile,goles local,puntos local,fthg,hg,gl'.split(
      ',',
    ),
  awayScore:
    'away score,away goals,away points,score away,gasttore,tore gast,punkte gast,score exterieur,buts exterieur,goles visitante,puntos visitante,ftag,ag,gv'.split(
      ',',
    ),
  halfTime: 'half time,halftime,ht,halbzeit,hz,mi temps,descanso,medio tiempo'.split(','),
  status: 'status,state,note,remark,bemerkung,hinweis,statut,remarque,estado,nota'.split(','),
  venue:
    'venue,place,location,ground,pitch,ort,spielort,platz,halle,lieu,terrain,stade,lugar,campo,pista'.split(
      ',',
    ),
}

/** How far down headings are looked for: a title may stand above them. */
const searchedLines = 10

/** A column as it is written, and what it was taken for: by its heading, or as somebody said. */
export interface FoundColumn {
  readonly heading: string
  /** The first cell below the heading that is not empty. */
  readonly sample: string
  readonly meaning: Column | null
}

interface FoundTable {
  readonly columns: readonly FoundColumn[]
  /** Undefined while nobody knows where both teams stand. */
  readonly matches: readonly RawMatch[] | undefined
}

/**
 * The lines of a table, whose headings name at least both teams or somebody said what its columns
 * are; undefined for a text that is no table.
 */
export function tableIn(text: string, chosen?: readonly (Column | null)[]): FoundTable | undefined {
  const ways = waysToCut(text)
  const named = ways.map(headed).find((lines) => lines !== undefined)
  const lines = named ?? ways.find(isEven)
  const [first] = lines ?? []
  if (!lines || !first) return undefined
  const places = first.cells.map((cell, at) => (chosen ? (chosen[at] ?? null) : columnOf(cell)))
  const below = named || isHeading(first, places) ? lines.slice(1) : lines
  return {
    columns: places.map((meaning, at) => ({
      meaning,
      heading: cleanCell(first.cells[at] ?? ''),
      sample:
        below.map(({ cells }) => cleanCell(cells[at] ?? '')).find((cell) => cell !== '') ?? '',
    })),
    matches: namesTeams(places) ? below.map((cells) => rawOf(cells, places)) : undefined,
  }
}

/** The lines from the one whose headings name both teams. */
function headed(lines: readonly Cells[]): readonly Cells[] | undefined {
  const at = lines.slice(0, searchedLines).findIndex(({ cells }) => namesTeams(cells.map(columnOf)))
  return at === -1 ? undefined : lines.slice(at)
}

/** Cut into as many cells in every line: a table, whatever its columns are called. */
function isEven(lines: readonly Cells[]): boolean {
  const count = lines[0]?.cells.length ?? 0
  return lines.length > 1 && count > 2 && lines.every(({ cells }) => cells.length === count)
}

/** Dates, times and scores have digits, what is written above them has none. */
function isHeading({ cells }: Cells, places: readonly (Column | null)[]): boolean {
  const figures = cells.filter((_, at) => isOfFigures(places[at] ?? null))
  return figures.length > 0 && figures.every((cell) => !/\d/.test(cell))
}

function isOfFigures(column: Column | null): boolean {
  return column !== null && !['home', 'away', 'status', 'venue'].includes(column)
}

/** The line above columns that name a match in one of them: "Datum | Begegnung | Ergebnis". */
export function isHeadingRow(cells: readonly string[]): boolean {
  return cells.filter((cell) => columnOf(cell) !== null).length > 1 && !/\d/.test(cells.join(' '))
}

function namesTeams(found: readonly (Column | null)[]): boolean {
  return found.includes('home') && found.includes('away')
}

function columnOf(heading: string): Column | null {
  const spelled = wordsOf(cleanCell(heading)).join(' ')
  return columns.find((column) => headings[column].includes(spelled)) ?? null
}

function rawOf({ line, written, cells }: Cells, places: readonly (Column | null)[]): RawMatch {
  const cell = (column: Column): string => cleanCell(cells[places.indexOf(column)] ?? '')
  return {
    line,
    written: written.trim(),
    date: cell('date'),
    time: cell('time'),
    round: cell('round'),
    home: cell('home'),
    away: cell('away'),
    score: scoreOf(cell),
    venue: cell('venue'),
  }
}

/** One text of all the cells that speak of the result: as it would stand in a line. */
function scoreOf(cell: (column: Column) => string): string {
  const apart = [cell('homeScore'), cell('awayScore')]
  const score =
    cell('score') || (apart.every((side) => side !== '') ? apart.join(':') : apart.join(''))
  const halfTime = cell('halfTime')
  return [score, halfTime === '' ? '' : `(${halfTime})`, resultIn(cell('status'))]
    .filter((part) => part !== '')
    .join(' ')
}
