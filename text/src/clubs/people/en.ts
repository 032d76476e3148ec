/** People of a club, chosen by a saved filter or in the members list. */
export const clubPeople = {
  for: 'For',
  teams: 'Teams',
  filter: (name: string) => `Filter: ${name}`,
  selected: (count: number) => (count === 1 ? '1 selected member' : `${count} selected members`),
  nobody: 'No one fits this filter.',
  nobodyInTeam: 'None of them is in a team.',
  nobodyReached: 'None of them has a team or an email address.',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  guardians: (count: number) => (count === 1 ? '1 guardian' : `${count} guardians`),
  notInvited: (names: string) => `Not invited, in no team: ${names}`,
  notShown: (names: string) => `Don’t get it, no team and no email: ${names}`,
  byEmail: (count: number) =>
    count === 1
      ? '1 person without a team gets it by email.'
      : `${count} people without a team get it by email.`,
  notJoined: (count: number) =>
    count === 1 ? '1 person hasn’t joined yet.' : `${count} people haven’t joined yet.`,
}
