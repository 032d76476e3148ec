import { normalizeText } from '../members/import/words.ts'

const generic = new Set(
  (
    'member members memberlist memberslist roster player players contact contacts list export exported report data people all active ' +
    'mitglied mitglieder mitgliederliste kontakt kontakte liste spieler alle aktive exportiert bericht anwesenheit anwesenheiten anwesenheitsliste trainingsbeteiligung beteiligung teilnahme ' +
    'membre membres joueurs joueur contacts effectif presence presences assiduite evenements evenement calendrier rencontres statistiques convocations ' +
    'miembro miembros jugadores jugador contactos plantilla asistencia asistencias eventos calendario estadisticas lista partidos ' +
    'attendance availability events event schedule calendar stats statistics fixtures feed games practices history responses ' +
    'termine termin kalender spielplan statistik statistiken veranstaltungen ' +
    'sporteasy teamsnap spond heja clubdesk easyverein excel csv xlsx ics team group gruppe groupe grupo equipe equipo mannschaft ' +
    'season saison temporada download copy kopie copie copia the of der die das de la le les du des el los las für fur for und and et y ' +
    'sheet tabelle tabellenblatt feuille hoja worksheet blatt feuil chat whatsapp mit with my mein notes notizen notas'
  ).split(' '),
)

/** The team that a file's or sheet's name mentions: "U13_members.csv" is of "U13"; empty if none. */
export function teamInName(name: string): string {
  const stem = name.replace(/\.[a-z\d]{2,5}$/i, '').replaceAll(/\(\d+\)$/g, '')
  const words = stem.split(/[_\s,;()[\]]+|\s-\s|-(?=\d{4})|(?<=\d{4})-/u)
  return words
    .map((word, at) => {
      if (isNumberOf(word, words[at - 1])) return word
      return isGeneric(word) ? '' : withoutGenericParts(word)
    })
    .filter((word) => word !== '')
    .join(' ')
    .trim()
    .slice(0, 100)
}

/** "Herren 2" is another team than "Herren"; the 2 of "Mitglieder 2" counts downloads. */
function isNumberOf(word: string, before = ''): boolean {
  return /^[1-9]$/.test(word) && !isGeneric(before)
}

/** "E-Jugend" stays one word, "u13-members" is "u13". */
function withoutGenericParts(word: string): string {
  const parts = word.split('-')
  const telling = parts.filter((part) => part !== '' && !isGeneric(part))
  return telling.length === parts.length ? word : telling.join(' ')
}

function isGeneric(word: string): boolean {
  const bare = normalizeText(word).replaceAll(/[^\p{L}\p{N}]+/gu, '')
  if (bare === '' || generic.has(bare.replace(/\d+$/, ''))) return true
  // Dates, seasons and counters: 2025, 25/26, 2025-09-01, 20250901.
  return /^\d{2,8}(?:[./-]\d{1,4}){0,2}$/.test(word) || /^\d$/.test(word)
}
