import type { weeklyReport as english } from './en.ts'

export const weeklyReport: typeof english = {
  subject: (team) => `${team}: deine Woche`,
  subjectOfSeveral: 'Die Woche deiner Teams',
  intro: (from, to) => `Vom ${from} bis zum ${to}, und was als Nächstes kommt.`,
  eventsPast: (count) => (count === 1 ? '1 Termin fand statt' : `${count} Termine fanden statt`),
  result: (match, score) => `${match}: ${score}`,
  attendance: (percent) => `Anwesenheit: ${percent}\u00A0%`,
  attended: (name, there, of) => `${name}: ${there} von ${of} Mal dabei`,
  you: 'Du',
  newMembers: (count) => (count === 1 ? '1 neues Mitglied' : `${count} neue Mitglieder`),
  upcoming: (title, when) => `${when}: ${title}`,
  unanswered: (count) =>
    count === 1 ? '1 Termin braucht deine Antwort' : `${count} Termine brauchen deine Antwort`,
  invitations: (count) => (count === 1 ? '1 Einladung offen' : `${count} Einladungen offen`),
  moreEvents: (count) => (count === 1 ? 'und 1 weiterer Termin' : `und ${count} weitere Termine`),
  action: 'Touchline öffnen',
  why: 'Du hast den Wochenbericht gewählt.',
}
