import type { clubMessage as english } from './en.ts'

export const clubMessage: typeof english = {
  title: 'Nachricht an die Teams',
  write: 'Schreiben',
  to: 'An',
  teams: 'Teams',
  allTeams: (count) => `Alle ${count} Teams`,
  teamsRequired: 'Wähle mindestens ein Team',
  role: 'Wer in diesen Teams',
  roles: { everyone: 'Alle', guardians: 'Eltern', players: 'Spieler', staff: 'Trainer' },
  reach: (count) => (count === 1 ? 'Geht an 1 Person' : `Geht an ${count} Personen`),
  guardians: (count) => (count === 1 ? '1 Elternteil' : `${count} Eltern`),
  players: (count) => `${count} Spieler`,
  staff: (count) => `${count} Trainer`,
  missing: (count) =>
    count === 1 ? '1 Person ist nicht erreichbar' : `${count} Personen sind nicht erreichbar`,
  notReached: 'Hier ist noch niemand erreichbar.',
  countFailed: 'Die Empfänger konnten nicht gezählt werden.',
  replies: 'Antworten bekommst nur du.',
  sent: (teams) => (teams === 1 ? 'An 1 Team gesendet' : `An ${teams} Teams gesendet`),
}
