import type { clubPeople as english } from './en.ts'

export const clubPeople: typeof english = {
  for: 'Pour',
  teams: 'Équipes',
  filter: (name) => `Filtre « ${name} »`,
  selected: (count) =>
    count <= 1 ? `${count} adhérent sélectionné` : `${count} adhérents sélectionnés`,
  nobody: 'Personne ne correspond à ce filtre.',
  nobodyInTeam: 'Aucun n’est dans une équipe.',
  people: (count) => (count <= 1 ? `${count} personne` : `${count} personnes`),
  guardians: (count) => (count <= 1 ? `${count} parent` : `${count} parents`),
  notInvited: (names) => `Pas invités, sans équipe : ${names}`,
  notShown: (names) => `Ne le voient pas, sans équipe : ${names}`,
  notJoined: (count) =>
    count <= 1
      ? `${count} personne pas encore inscrite.`
      : `${count} personnes pas encore inscrites.`,
}
