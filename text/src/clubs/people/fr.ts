import type { clubPeople as english } from './en.ts'

export const clubPeople: typeof english = {
  for: 'Pour',
  teams: 'Équipes',
  filter: (name) => `Filtre « ${name} »`,
  selected: (count) =>
    count <= 1 ? `${count} adhérent sélectionné` : `${count} adhérents sélectionnés`,
  nobody: 'Personne ne correspond à ce filtre.',
  nobodyInTeam: 'Aucun n’est dans une équipe.',
  nobodyReached: 'Aucune de ces personnes n’a d’équipe ni d’e-mail.',
  people: (count) => (count <= 1 ? `${count} personne` : `${count} personnes`),
  guardians: (count) => (count <= 1 ? `${count} parent` : `${count} parents`),
  notInvited: (names) => `Pas invités, sans équipe : ${names}`,
  notShown: (names) => `Ne le reçoivent pas, sans équipe ni e-mail : ${names}`,
  byEmail: (count) =>
    count <= 1
      ? '1 personne sans équipe le reçoit par e-mail.'
      : `${count} personnes sans équipe le reçoivent par e-mail.`,
  notJoined: (count) =>
    count <= 1
      ? `${count} personne pas encore inscrite.`
      : `${count} personnes pas encore inscrites.`,
}
