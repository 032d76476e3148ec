import { foldText } from '../../values/folding.ts'
import type { PlanColumn } from './read-row.ts'

/** What columns are called in people's spreadsheets, folded, in four languages. */
const headings: Readonly<Record<Exclude<PlanColumn, 'kind'> | 'date', readonly string[]>> = {
  team: ['team', 'mannschaft', 'gruppe', 'group', 'equipe', 'groupe', 'equipo', 'grupo'],
  days: [
    'day',
    'days',
    'weekday',
    'tag',
    'tage',
    'wochentag',
    'trainingszeit',
    'time slot',
    'jour',
    'jours',
    'dia',
    'dias',
    'when',
    'wann',
    'horaire',
    'horario',
  ],
  from: [
    'from',
    'start',
    'begin',
    'time',
    'von',
    'beginn',
    'anfang',
    'uhrzeit',
    'de',
    'debut',
    'heure',
    'inicio',
    'hora',
    'desde',
  ],
  to: ['to', 'until', 'end', 'bis', 'ende', 'a', 'fin', 'jusqua', 'final', 'hasta'],
  venue: [
    'venue',
    'pitch',
    'place',
    'location',
    'platz',
    'ort',
    'halle',
    'sportstatte',
    'terrain',
    'lieu',
    'stade',
    'campo',
    'lugar',
    'pista',
  ],
  first: ['first day', 'first date', 'erster tag', 'ab', 'premier jour', 'primer dia'],
  last: ['last day', 'last date', 'letzter tag', 'bis zum', 'dernier jour', 'ultimo dia'],
  opponent: ['opponent', 'against', 'gegner', 'adversaire', 'rival', 'contrario'],
  side: [
    'home or away',
    'home/away',
    'where',
    'heim/auswarts',
    'wo',
    'domicile/exterieur',
    'casa/fuera',
  ],
  date: ['date', 'datum', 'fecha'],
}

export type PastedColumn = keyof typeof headings

const columnNamed = new Map(
  Object.entries(headings).flatMap(([column, names]) =>
    names.map((name) => [name, column] as const),
  ),
)

/** The column of a heading; undefined for others. */
export function readPlanHeading(heading: string): PastedColumn | undefined {
  const name = columnNamed.get(foldText(heading).replace(/[.:]$/, ''))
  return isPastedColumn(name) ? name : undefined
}

function isPastedColumn(name: string | undefined): name is PastedColumn {
  return name !== undefined && Object.hasOwn(headings, name)
}

const home = new Set(['home', 'h', 'heim', 'domicile', 'dom', 'casa', 'local'])
const away = new Set(['away', 'auswarts', 'gast', 'exterieur', 'ext', 'fuera', 'visitante'])

/** "Heim", "Away", "domicile": where a match is; undefined for other words. */
export function readSide(cell: string): 'home' | 'away' | undefined {
  const word = foldText(cell)
  if (home.has(word)) return 'home'
  return away.has(word) ? 'away' : undefined
}
