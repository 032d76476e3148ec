/** People of a club, chosen by a saved filter or in the members list. */
export const clubPeople = {
  for: 'For',
  teams: 'Teams',
  filter: (name: string) => `Filter: ${name}`,
  selected: (count: number) => (count === 1 ? '1 selected member' : `${count} selected members`),
  nobody: 'No one fits this filter.',
  nobodyInTeam: 'None of them is in a team.',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  guardians: (count: number) => (count === 1 ? '1 guardian' : `${count} guardians`),
  notInvited: (names: string) => `Not invited, in no team: ${names}`,
  notShown: (names: string) => `Can’t see it, in no team: ${names}`,
  notJoined: (count: number) =>
    count === 1 ? '1 person hasn’t joined yet.' : `${count} people haven’t joined yet.`,
}
