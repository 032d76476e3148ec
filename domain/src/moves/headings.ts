import { splitWords } from '../members/import/words.ts'

/** Meanings of columns in lists of events, of answers and of figures. */
export type MoveColumn =
  | 'date'
  | 'start_date'
  | 'time'
  | 'end'
  | 'end_time'
  | 'title'
  | 'type'
  | 'location'
  | 'opponent'
  | 'home_away'
  | 'status'
  | 'cancelled'
  | 'team'
  | 'score'
  | 'score_for'
  | 'score_against'
  | 'score_home'
  | 'score_away'
  | 'goals'
  | 'assists'
  | 'yellow_cards'
  | 'red_cards'
  | 'games'
  | 'starts'
  | 'minutes'
  | 'points'
  /** A figure of players that Touchline has no place for. */
  | 'figure'

const written: Readonly<Record<MoveColumn, string>> = {
  date: 'date, day, event date, game date, datum, tag, termin, jour, date evenement, fecha, dia, date and time, date time, datum uhrzeit, datum und uhrzeit, date et heure, date heure, fecha y hora, fecha hora, when, wann, quand, cuando, spieltag, zeitpunkt, event start, match date, date du match, fecha del partido, trainingstag, dato',
  start_date:
    'datum von, beginn datum, start, starts, start date, begins, begin, beginn, anfang, start timestamp, von, startdatum, debut, date debut, date de debut, inicio, fecha inicio, fecha de inicio, start date time, starts at',
  time: 'zeit von, uhrzeit von, heure de, hora desde, time, start time, kick off, kickoff, uhrzeit, zeit, startzeit, beginn uhrzeit, heure, heure debut, heure de debut, horaire, hora, hora inicio, hora de inicio, hora comienzo, anpfiff, anstoss, anstosszeit, coup d envoi, start time required',
  end: 'datum bis, end, ends, end date, ende, enddatum, bis, fin, date fin, date de fin, fecha fin, fecha de fin, end timestamp, end date time, ends at',
  end_time:
    'zeit bis, uhrzeit bis, end time, endzeit, uhrzeit ende, ende uhrzeit, heure fin, heure de fin, hora fin, hora de fin',
  title:
    'title, event, event name, event title, subject, summary, heading, description, activity, short label, titel, bezeichnung, veranstaltung, anlass, ereignis, betreff, aktivitat, titre, evenement, nom evenement, nom de l evenement, intitule, titulo, evento, nombre del evento, actividad, designation, event name required, was, what, quoi, que, spond, begegnung, paarung, spiel, partie, rencontre, match, partido, game, fixture, session, trainingseinheit, seance',
  type: 'type, event type, game or event, typ, art, terminart, kategorie, category, type evenement, type d evenement, categorie, tipo, tipo de evento, categoria',
  location:
    'location, location name, venue, place, field, ground, address, ort, spielort, sportstatte, veranstaltungsort, platz, halle, lieu, adresse, stade, terrain, gymnase, lugar, ubicacion, campo, pabellon, sede, donde, where, wo',
  opponent:
    'opponent, opponent name, gegner, gegnerteam, adversaire, rival, equipo rival, contrario, adversario, vs',
  home_away:
    'home away, home or away, home, heim auswarts, heim gast, domicile exterieur, dom ext, local visitante, casa fuera',
  status:
    'status, answer, response, reply, rsvp, attendance, availability, attended, presence, participation, anwesenheit, anwesend, antwort, ruckmeldung, zusage, teilnahme, teilnahmestatus, going, commitment, check in, appel, asistio, attendance status, rsvp status, statut, reponse, disponibilite, participation statut, estado, respuesta, asistencia, disponibilidad',
  cancelled: 'cancelled, canceled, is canceled, abgesagt, annule, cancelado, entfallt',
  team: 'team, team name, mannschaft, gruppe, group, equipe, groupe, equipo, grupo, group name, subgroup',
  score:
    'score, result, final score, results, outcome, ergebnis, resultat, endstand, endergebnis, score final, resultado, marcador, resultado final',
  score_for:
    'score for, our score, team score, goals for, gf, points for, us, tore fur, eigene tore, buts pour, buts marques, score equipe, goles a favor, nuestros goles',
  score_against:
    'score against, opponent score, opponents score, goals against, ga, points against, them, gegentore, tore gegen, tore gegner, buts contre, buts encaisses, score adversaire, goles en contra, goles rival',
  score_home:
    'home score, home goals, score home, tore heim, heimtore, score domicile, buts domicile, goles local',
  score_away:
    'away score, away goals, score away, tore gast, tore auswarts, gasttore, score exterieur, buts exterieur, goles visitante',
  goals: 'goals, goal, goals scored, tore, tor, treffer, buts, but, goles, gol',
  assists:
    'assists, assist, vorlagen, vorlage, torvorlagen, passes decisives, passe decisive, passes d, asistencias de gol, asistencias gol, pases de gol',
  yellow_cards:
    'yellow cards, yellow card, yellow, yellows, yc, gelbe karten, gelbe karte, gelb, cartons jaunes, carton jaune, jaune, jaunes, tarjetas amarillas, tarjeta amarilla, amarillas, amarilla',
  red_cards:
    'red cards, red card, red, reds, rc, rote karten, rote karte, rot, cartons rouges, carton rouge, rouge, rouges, tarjetas rojas, tarjeta roja, rojas, roja',
  games:
    'games, games played, matches, matches played, appearances, apps, gp, spiele, einsatze, gespielte spiele, matchs, matchs joues, partidos, partidos jugados',
  starts:
    'starts, started, gs, games started, startelf, starteinsatze, titulaire, titularisations, titularidades, titular',
  minutes:
    'minutes, minutes played, mins, min, playing time, minuten, einsatzminuten, spielminuten, spielzeit, minutes jouees, temps de jeu, minutos, minutos jugados',
  points:
    'points, pts, total points, points scored, punkte, points marques, puntos, puntos anotados',
  figure:
    'clean sheets, note moyenne, mvp, man of the match, player of the match, motm, spieler des spiels, homme du match, joueur du match, jugador del partido, mejor jugador, rating, average rating, note, fouls, rebounds, saves, paraden, arrets, fautes, rebonds, faltas, rebotes, paradas',
}

const byWords = new Map(
  Object.entries(written).flatMap(([column, list]) =>
    list.split(', ').flatMap((words) => (isColumn(column) ? [[words, column] as const] : [])),
  ),
)

/** The meaning of a heading; undefined if it has none here. */
export function moveColumn(heading: string): MoveColumn | undefined {
  return byWords.get(splitWords(heading).join(' '))
}

function isColumn(text: string): text is MoveColumn {
  return text in written
}

/** Headings of sums in attendance lists, which follow from the rest. */
const sums =
  /^(?:total|sum|summe|gesamt|anzahl|quote|rate|attendance rate|prozent|percent|pourcentage|taux|porcentaje|somme|suma|going|accepted|declined|attended|absent|present|anwesend|abwesend|zugesagt|abgesagt|presents|absents|unanswered|no answer|\d+)$/

/** True for a row or column of sums. */
export function isSum(text: string): boolean {
  return text.includes('%') || sums.test(splitWords(text).join(' '))
}
