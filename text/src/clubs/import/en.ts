export const clubImport = {
  title: 'Import members',
  subtitle: (club: string) => `One list for all teams of ${club}`,
  intro: 'The team column says who goes where.',
  pastePlaceholder: 'First name;Last name;Date of birth;Team',
  action: 'Import',
  /** Where a club has no team yet. */
  offer: 'Import teams and members from a list',

  /** Leads to the move of people, events and attendance. */
  move: 'Move from another app',
  fromApp: 'Coming from another app?',

  placesTitle: 'Teams',
  place: (name: string) => `Team for ${name}`,
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  noTeam: 'No team in the list',
  newTeam: (name: string) => `New team: ${name}`,
  newUnnamed: 'New team',
  leaveOut: 'Leave out',
  withoutTeam: 'Without a team',
  withoutTeamHint: 'Kept by the club, for example passive members',
  choose: 'Choose a team',
  /** Beside a team that has a similar name. */
  proposed: 'Proposed',
  edit: (name: string) => `Edit ${name}`,
  editTitle: 'New team',
  needsAge: 'Add an age group',
  needsName: 'Add a name',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),

  peopleTitle: 'People',
  placesOpen: 'Choose a team for everyone first.',
  teamsOpen: 'Complete the new teams first.',
  nothingNew: 'Everyone is already in their team.',
  confirm: (people: number) => (people === 1 ? 'Import 1 member' : `Import ${people} members`),
  confirmTeams: (teams: number) => (teams === 1 ? 'Create 1 team' : `Create ${teams} teams`),

  done: (added: number, changed: number, teams: number) =>
    `${added} added, ${changed} changed in ${teams === 1 ? '1 team' : `${teams} teams`}.`,
  teamsAdded: (count: number) => (count === 1 ? '1 team created.' : `${count} teams created.`),
  toClub: 'To the club',
  teamsRemoved: (count: number) => (count === 1 ? '1 team removed.' : `${count} teams removed.`),
  teamsKept: (names: string) => `Kept, because in use: ${names}`,

  paper: {
    title: 'Printable list',
    print: 'Print',
    order: 'Order',
    byName: 'By name',
    byTeam: 'By team',
    contact: 'Contact',
  },
}
