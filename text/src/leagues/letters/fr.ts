import { withQue } from '../../elision.ts'
import type { leagueLetters as english } from './en.ts'

export const leagueLetters: typeof english = {
  versus: (opponent) => `contre ${opponent}`,
  files: { matches: 'matchs', table: 'classement' },
  matchColumns: {
    stage: 'Phase',
    day: 'Journée',
    date: 'Date',
    time: 'Heure',
    home: 'Domicile',
    away: 'Extérieur',
    result: 'Résultat',
    place: 'Lieu',
    note: 'Remarque',
  },
  tableColumns: {
    position: 'Place',
    team: 'Équipe',
    played: 'Joués',
    won: 'Gagnés',
    drawn: 'Nuls',
    lost: 'Perdus',
    scored: 'Pour',
    conceded: 'Contre',
    difference: 'Différence',
    points: 'Pts',
  },
  outcomes: { postponed: 'reporté', cancelled: 'annulé', annulled: 'invalidé' },
  decided: {
    overtime: 'après prolongation',
    shoot_out: 'aux tirs au but',
    awarded: 'sur tapis vert',
  },
  tries: 'essais',
  sheet: {
    subject: (match) => `À confirmer\u00A0: ${match}`,
    unnamedMatch: 'un résultat',
    heading: (match) => match,
    body: (team, league) =>
      `${team} vous demande de confirmer ce match de « ${league} ». Vous n’avez pas besoin de compte.`,
    action: 'Vérifier le match',
    ends: (day) => `Lien valable jusqu’au ${day}, pour ce match seulement.`,
    why: (team) => `Envoyé parce ${withQue(team)} a saisi votre adresse.`,
  },
}
