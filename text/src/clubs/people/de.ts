import type { clubPeople as english } from './en.ts'

export const clubPeople: typeof english = {
  for: 'Für',
  teams: 'Teams',
  filter: (name) => `Filter „${name}“`,
  selected: (count) => (count === 1 ? '1 markiertes Mitglied' : `${count} markierte Mitglieder`),
  nobody: 'Auf diesen Filter passt niemand.',
  nobodyInTeam: 'Niemand davon ist in einem Team.',
  people: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  guardians: (count) => (count === 1 ? '1 Elternteil' : `${count} Eltern`),
  notInvited: (names) => `Nicht eingeladen, in keinem Team: ${names}`,
  notShown: (names) => `Sehen es nicht, in keinem Team: ${names}`,
  notJoined: (count) =>
    count === 1 ? '1 Person ist noch nicht dabei.' : `${count} Personen sind noch nicht dabei.`,
}
