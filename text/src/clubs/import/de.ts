import type { clubImport as english } from './en.ts'

export const clubImport: typeof english = {
  title: 'Mitglieder importieren',
  subtitle: (club) => `Eine Liste für alle Teams von ${club}`,
  intro: 'Die Spalte „Team“ sagt, wer wohin kommt.',
  pastePlaceholder: 'Vorname;Nachname;Geburtsdatum;Mannschaft',
  action: 'Importieren',
  offer: 'Teams und Mitglieder aus einer Liste importieren',

  move: 'Aus einer anderen App umziehen',
  fromApp: 'Kommst du von einer anderen App?',

  placesTitle: 'Teams',
  place: (name) => `Team für ${name}`,
  people: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  noTeam: 'Ohne Team in der Liste',
  newTeam: (name) => `Neues Team: ${name}`,
  newUnnamed: 'Neues Team',
  leaveOut: 'Weglassen',
  withoutTeam: 'Ohne Team',
  withoutTeamHint: 'Nur im Verein, zum Beispiel passive Mitglieder',
  choose: 'Team wählen',
  proposed: 'Vorschlag',
  edit: (name) => `${name} bearbeiten`,
  editTitle: 'Neues Team',
  needsAge: 'Altersklasse fehlt',
  needsName: 'Name fehlt',
  questions: (count) => (count === 1 ? '1 Frage' : `${count} Fragen`),

  peopleTitle: 'Personen',
  placesOpen: 'Wähle zuerst für alle ein Team.',
  teamsOpen: 'Vervollständige zuerst die neuen Teams.',
  nothingNew: 'Alle sind schon in ihrem Team.',
  confirm: (people) =>
    people === 1 ? '1 Mitglied importieren' : `${people} Mitglieder importieren`,
  confirmTeams: (teams) => (teams === 1 ? '1 Team anlegen' : `${teams} Teams anlegen`),

  done: (added, changed, teams) =>
    `${added} neu, ${changed} geändert in ${teams === 1 ? '1 Team' : `${teams} Teams`}.`,
  teamsAdded: (count) => (count === 1 ? '1 Team angelegt.' : `${count} Teams angelegt.`),
  toClub: 'Zum Verein',
  teamsRemoved: (count) => (count === 1 ? '1 Team entfernt.' : `${count} Teams entfernt.`),
  teamsKept: (names) => `Bleiben, weil in Gebrauch: ${names}`,

  paper: {
    title: 'Liste zum Drucken',
    print: 'Drucken',
    order: 'Reihenfolge',
    byName: 'Nach Name',
    byTeam: 'Nach Team',
    contact: 'Kontakt',
  },
}
