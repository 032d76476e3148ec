import type { clubPeople as english } from './en.ts'

export const clubPeople: typeof english = {
  for: 'Für',
  teams: 'Teams',
  filter: (name) => `Filter „${name}“`,
  selected: (count) => (count === 1 ? '1 markiertes Mitglied' : `${count} markierte Mitglieder`),
  nobody: 'Auf diesen Filter passt niemand.',
  nobodyInTeam: 'Niemand davon ist in einem Team.',
  nobodyReached: 'Niemand davon hat ein Team oder eine E-Mail-Adresse.',
  people: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  guardians: (count) => (count === 1 ? '1 Elternteil' : `${count} Eltern`),
  notInvited: (names) => `Nicht eingeladen, in keinem Team: ${names}`,
  notShown: (names) => `Bekommen es nicht, ohne Team und E-Mail: ${names}`,
  byEmail: (count) =>
    count === 1
      ? '1 Person ohne Team bekommt es per E-Mail.'
      : `${count} Personen ohne Team bekommen es per E-Mail.`,
  notJoined: (count) =>
    count === 1 ? '1 Person ist noch nicht dabei.' : `${count} Personen sind noch nicht dabei.`,
}
