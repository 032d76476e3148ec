/** A club that is taken along as a file with its teams, and a new one that is made of such a file. */
export const clubArchives = {
  exportTitle: 'Export or move club',
  exportAbout:
    'One file for this or another Touchline site. It contains personal data: keep it safe.',
  notWhole: 'For managers who see every team’s whole roster.',
  tooLarge: 'Too large for one file. Export the teams one by one.',
  toClub: 'Back to the club',
  importTitle: 'Import a club',
  importAbout: 'Creates a new club from an exported file. No one is invited or emailed.',
  hint: 'touchline-club-….zip, up to 5 MB',
  notAnArchive: 'This isn’t a Touchline club archive.',
  damaged: 'This archive is damaged. Export the club again.',
  teams: 'Teams',
  inAll: 'All teams',
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  sameName: 'You already have a club with this name.',
  manager: 'You’ll be the club manager.',
  managersStay: 'Club managers: add them yourself',
  confirm: 'Import club',
  importing: 'Importing…',
}
