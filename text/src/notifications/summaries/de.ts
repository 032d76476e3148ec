import type { summaries as english } from './en.ts'

export const summaries: typeof english = {
  messages: {
    subject: (team) => `Neue Nachrichten in ${team}`,
    subjectFrom: (names, team) => `Neue Nachrichten von ${names} (${team})`,
    subjectOfSeveral: (count) => `Neue Nachrichten in ${count} Unterhaltungen`,
    intro: 'Das hast du noch nicht gelesen.',
    wholeTeam: 'Alle',
    roles: { staff: 'Trainerteam', players: 'Spieler', guardians: 'Eltern' },
    formerMember: 'Ehemaliges Mitglied',
    wordless: 'hat eine Datei oder eine Umfrage geschickt',
    more: (count) => (count === 1 ? '1 weitere Nachricht' : `${count} weitere Nachrichten`),
    manyMore: 'Und noch viele Nachrichten mehr',
    answer: 'Lesen und antworten',
    why: 'Gesendet, weil du ungelesene Nachrichten hast.',
  },
  day: {
    subject: (count) => (count === 1 ? 'Dein Tag: 1 Neuigkeit' : `Dein Tag: ${count} Neuigkeiten`),
    intro: 'Deine ungelesenen Neuigkeiten.',
    others: 'Touchline',
    more: (count) => (count === 1 ? 'Und 1 weitere Neuigkeit' : `Und ${count} weitere Neuigkeiten`),
    action: 'Alles ansehen',
    why: 'Eine E-Mail am Tag. Änderungen und Nachrichten kommen sofort.',
    push: (count) => (count === 1 ? '1 weitere Neuigkeit' : `${count} weitere Neuigkeiten`),
  },
}
