import type { Column, Row } from './table.ts'
import { normalizeText, splitWords } from './words.ts'

/** Headings of sections in a list. */
const parts = new Set(
  'goalkeeper goalkeepers keepers defender defenders defence midfielder midfielders midfield forward forwards striker strikers attack players player squad coaches coaching staff team officials substitutes torhuter torhuterin torhuterinnen torwart abwehr verteidigung verteidiger mittelfeld angriff sturm sturmer spieler spielerinnen trainer trainerinnen trainerteam betreuer betreuerinnen funktionsteam gardien gardiens gardiennes defenseur defenseurs defense milieu milieux attaquant attaquants attaque joueurs joueuses entraineurs encadrement dirigeants educateurs portero porteros porteras defensa defensas medio medios centrocampistas delantero delanteros delanteras jugadores jugadoras entrenadores cuerpo tecnico delegados y and und et'.split(
    ' ',
  ),
)

/** True for a row that is no person: a sum, a note, a section heading or repeated headings. */
export function isNotAPerson(row: Row, columns: readonly Column[]): boolean {
  const filled = row.cells.filter((cell) => cell !== '')
  const [said = ''] = filled
  if (filled.length < 3 && isSum(said)) return true
  // In a list of names only, a row with one cell is not unusual.
  if (filled.length === 1 && columns.length > 2) return isNote(said)
  return filled.length > 1 && repeatsHeadings(row, columns)
}

function isSum(said: string): boolean {
  return /^(total|totals|sum|summe|gesamt|anzahl|suma)\b[\s:=\d]*$/i.test(said)
}

/** True for "Goalkeepers", "Anzahl Spieler: 14" or "As of 1/9/2025"; names have no digits. */
function isNote(said: string): boolean {
  return /\d|:/.test(said) || splitWords(said).every((word) => parts.has(word))
}

/** Headings are repeated on each printed page, or above a second team. */
function repeatsHeadings({ cells }: Row, columns: readonly Column[]): boolean {
  return columns.every(({ index, heading }) => {
    const cell = cells[index] ?? ''
    return cell === '' || heading.endsWith(cell) || normalizeText(cell) === normalizeText(heading)
  })
}
