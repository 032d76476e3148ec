/** A club that is taken along as a file with its teams, and a new one that is made of such a file. */
export const clubArchives = {
  exportTitle: 'Take the club along',
  exportAbout:
    'The club and all its teams in one file: another Touchline, or this one, makes a new club of it. Some things stay behind; both lists are below. Keep the file like the rosters themselves: it holds names, addresses and birth dates.',
  notWhole: 'Only managers who may see the whole roster of every team take the club along.',
  tooLarge: 'The club is too large for one file. Take its teams along one by one.',
  toClub: 'Back to the club',
  importTitle: 'Import a club',
  importAbout:
    'A club that was taken along from a Touchline becomes a new club of yours, with all its teams. Nobody is invited, linked or written to.',
  hint: 'A file touchline-club-….zip, 5 MB at most',
  notAnArchive: 'This file is not an archive of a Touchline club.',
  damaged: 'This archive is damaged or was changed. Please take the club along once more.',
  teams: 'Teams',
  inAll: 'In all of them together',
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  sameName:
    'You have a club of this name already. This makes another one; what you have stays as it is.',
  manager:
    'You become the manager of the club. In a team where your e-mail address stands for one member and nobody else, you are that member.',
  managersStay: 'The managers of the club: you make new ones',
  confirm: 'Make this club',
  importing: 'Making the club…',
}
