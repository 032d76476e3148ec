import { cleanCell, wordsOf } from '../../members/import/words.ts'
import { type Cells, waysToCut } from './cells.ts'
import type { RawMatch } from './raw-match.ts'

type Column =
  | 'date'
  | 'time'
  | 'round'
  | 'home'
  | 'away'
  | 'score'
  | 'homeScore'
  | 'awayScore'
  | 'halfTime'
  | 'status'
  | 'venue'

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
  score: 'score,result,ergebnis,endstand,resultat,resultado,marcador'.split(','),
  homeScore:
    'home score,home goals,home points,score home,heimtore,tore heim,punkte heim,score domicile,buts domicile,goles local,puntos local,fthg,hg'.split(
      ',',
    ),
  awayScore:
    'away score,away goals,away points,score away,gasttore,tore gast,punkte gast,score exterieur,buts exterieur,goles visitante,puntos visitante,ftag,ag'.split(
      ',',
    ),
  halfTime: 'half time,halftime,ht,halbzeit,hz,mi temps,descanso,medio tiempo'.split(','),
  status: 'status,state,note,remark,bemerkung,hinweis,statut,remarque,estado,nota'.split(','),
  venue:
    'venue,location,ground,pitch,ort,spielort,platz,halle,lieu,terrain,stade,lugar,campo,pista'.split(
      ',',
    ),
}

const columns = [
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
] as const satisfies readonly Column[]

/** How far down headings are looked for: a title may stand above them. */
const searchedLines = 10

/** The lines of a table whose headings name at least both teams; undefined when there is none. */
export function matchesInTable(text: string): readonly RawMatch[] | undefined {
  for (const lines of waysToCut(text)) {
    const at = lines
      .slice(0, searchedLines)
      .findIndex(({ cells }) => namesTeams(cells.map(columnOf)))
    const heading = lines[at]
    if (heading) {
      const places = heading.cells.map(columnOf)
      return lines.slice(at + 1).map((cells) => rawOf(cells, places))
    }
  }
  return undefined
}

function namesTeams(found: readonly (Column | undefined)[]): boolean {
  return found.includes('home') && found.includes('away')
}

function columnOf(heading: string): Column | undefined {
  const spelled = wordsOf(cleanCell(heading)).join(' ')
  return columns.find((column) => headings[column].includes(spelled))
}

function rawOf({ line, written, cells }: Cells, places: readonly (Column | undefined)[]): RawMatch {
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
  return [score, halfTime === '' ? '' : `(${halfTime})`, cell('status')]
    .filter((part) => part !== '')
    .join(' ')
}
