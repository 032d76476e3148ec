import type { Column, Row } from './table.ts'
import { plain, wordsOf } from './words.ts'

/** What stands above a part of a list. */
const parts = new Set(
  'goalkeeper goalkeepers keepers defender defenders defence midfielder midfielders midfield forward forwards striker strikers attack players player squad coaches coaching staff team officials substitutes torhuter torhuterin torhuterinnen torwart abwehr verteidigung verteidiger mittelfeld angriff sturm sturmer spieler spielerinnen trainer trainerinnen trainerteam betreuer betreuerinnen funktionsteam gardien gardiens gardiennes defenseur defenseurs defense milieu milieux attaquant attaquants attaque joueurs joueuses entraineurs encadrement dirigeants educateurs portero porteros porteras defensa defensas medio medios centrocampistas delantero delanteros delanteras jugadores jugadoras entrenadores cuerpo tecnico delegados y and und et'.split(
    ' ',
  ),
)

/** A line of a list that is no person: a sum, a note, the name of a part, the headings once more. */
export function isNoPerson(row: Row, columns: readonly Column[]): boolean {
  const filled = row.cells.filter((cell) => cell !== '')
  const [said = ''] = filled
  if (filled.length < 3 && isSum(said)) return true
  // A list of nothing but names has no lines that are emptier than others.
  if (filled.length === 1 && columns.length > 2) return isNote(said)
  return filled.length > 1 && repeatsHeadings(row, columns)
}

/** "Total: 18" */
function isSum(said: string): boolean {
  return /^(total|totals|sum|summe|gesamt|anzahl|suma)\b[\s:=\d]*$/i.test(said)
}

/** "Goalkeepers", "Anzahl Spieler: 14", "As of 1/9/2025": people's names have no figures. */
function isNote(said: string): boolean {
  return /\d|:/.test(said) || wordsOf(said).every((word) => parts.has(word))
}

/** On every printed page, or above the second team. */
function repeatsHeadings({ cells }: Row, columns: readonly Column[]): boolean {
  return columns.every(({ index, heading }) => {
    const cell = cells[index] ?? ''
    return cell === '' || heading.endsWith(cell) || plain(cell) === plain(heading)
  })
}
