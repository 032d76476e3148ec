/** A club's message to several of its teams. */
export const clubMessage = {
  title: 'Message your teams',
  write: 'Write',
  to: 'To',
  teams: 'Teams',
  allTeams: (count: number) => `All ${count} teams`,
  teamsRequired: 'Choose at least one team',
  role: 'Who in these teams',
  roles: { everyone: 'Everyone', guardians: 'Parents', players: 'Players', staff: 'Coaches' },
  reach: (count: number) => (count === 1 ? 'Goes to 1 person' : `Goes to ${count} people`),
  guardians: (count: number) => (count === 1 ? '1 parent' : `${count} parents`),
  players: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  staff: (count: number) => (count === 1 ? '1 coach' : `${count} coaches`),
  missing: (count: number) =>
    count === 1 ? '1 person can’t be reached' : `${count} people can’t be reached`,
  notReached: 'No one here can be reached yet.',
  countFailed: 'Couldn’t count the recipients.',
  replies: 'Only you see the replies.',
  sent: (teams: number) => (teams === 1 ? 'Sent to 1 team' : `Sent to ${teams} teams`),
}
