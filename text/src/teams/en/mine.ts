/** /dashboard and /teams. */
export const mine = {
  empty: {
    title: "You're not in a team... yet!",
    team: { title: 'Team', text: 'For coaches and team managers.', action: 'Create a new team' },
    club: { title: 'Club', text: 'For those who run several teams.', action: 'Create club' },
    join: {
      title: 'Member or Parent',
      text: 'With the code or link of your team.',
      action: 'Join a team',
    },
    hint: 'No code or e-mail received? Please contact your coach or club administrator.',
  },

  title: 'My teams & clubs',
  views: 'Teams and clubs',
  tabs: { 'my-teams': 'My teams', 'my-clubs': 'My clubs', 'my-children': 'My child(ren)' },
  joinTeam: 'Join a team',
  createTeam: 'Create a new team',
  createClub: 'Create a new club',
  loading: 'Loading your teams...',

  noTeams: "You don't have any teams yet.",
  noTeamsHint: 'A team has its members, its calendar and everybody’s answers in one place.',
  createFirstTeam: 'Create your first team',
  noClubs: "You don't have any clubs yet.",
  noClubsHint: 'A club holds all its teams together and shows who runs them.',
  createFirstClub: 'Create your first club',
  noChildren: "You don't have any children teams yet.",
  noChildrenHint:
    'The teams of your child(ren) appear here once a coach has entered your e-mail address as a parent’s.',
  failed: 'Failed to load teams. Please try again later.',
  refreshFailed: 'Error loading teams data',
  checkFailed: 'Failed to check for teams',
  notSignedIn: 'Unable to find your user information. Please try logging in again.',

  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  teams: (count: number) => (count === 1 ? '1 team' : `${count} teams`),
  childOf: (name: string) => `Team of ${name}`,
  menuOf: (name: string) => `Menu of ${name}`,
  mute: (name: string) => `Mute notifications of ${name}`,
  unmute: (name: string) => `Unmute notifications of ${name}`,
  muted: 'Muted',
  muteFailed: 'The notifications could not be changed.',
  settings: 'Settings',
  subscription: 'Subscription',
  clubHasNoSubscription: 'Each team has a subscription of its own.',
  leaveTeam: 'Leave team',
  leaveClub: 'Leave club',
  deleteTeam: 'Delete team',
  deleteClub: 'Delete club',
  onlyAdminsDelete: 'Only admins of the team can delete it.',
  nothingToLeave: 'You manage this team through its club. Leave the club instead.',

  leaveTitle: (name: string) => `Leave ${name}?`,
  leaveTeamText:
    'You no longer see the team and get no more messages from it. What you did stays under your name. To come back you need a new invitation.',
  leaveChildTeamText:
    'You leave the whole team: as guardian of all your children in it, and yourself if you are on its roster. The children stay in the team. To come back you need a new invitation.',
  leaveClubText: 'You no longer manage the club and its teams.',
  leave: 'Leave',
  leaving: 'Leaving...',
  left: (name: string) => `You have left ${name}`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteTeamText:
    'The team disappears for everybody at once, with its members, events and answers. An admin can restore it for 30 days; then it is erased.',
  deleteClubText:
    'The club and all its teams disappear for everybody at once. A club manager can restore them for 30 days; then they are erased.',
  booksFirst:
    'If money was collected here, save the journal of each collection first: it names who paid. Without names it stays for ten years under your own data.',
  deleting: 'Deleting...',
  teamDeleted: 'Team deleted successfully',
  clubDeleted: 'Club deleted successfully',
  deleteTeamFailed: 'Failed to delete team',
  deleteClubFailed: 'Failed to delete club',

  deleted: 'Recently deleted',
  restorableUntil: (day: string) => `Can be restored until ${day}`,
  restore: 'Restore',
  restoring: 'Restoring...',
  restored: (name: string) => `${name} is back`,
}
