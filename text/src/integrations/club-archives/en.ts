/** A club that is taken along as a file with its teams, and a new one that is made of such a file. */
export const clubArchives = {
  exportTitle: 'Export or move club',
  exportAbout:
    'Save the club and its teams as one file and import it here or on another Touchline site. Keep the file safe: it contains personal data.',
  notWhole: 'Only managers who see every team’s whole roster can export the club.',
  tooLarge: 'The club is too large for one file. Export its teams one by one.',
  toClub: 'Back to the club',
  importTitle: 'Import a club',
  importAbout: 'Create a new club from an exported file. We don’t invite or email anyone.',
  hint: 'touchline-club-….zip, up to 5 MB',
  notAnArchive: 'This isn’t a Touchline club archive.',
  damaged: 'This archive is damaged. Export the club again.',
  teams: 'Teams',
  inAll: 'All teams',
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  sameName: 'You already have a club with this name. This adds a second one.',
  manager:
    'You’ll be the club manager. Teams that list your email address show you as that member.',
  managersStay: 'Club managers: add them yourself',
  confirm: 'Import club',
  importing: 'Importing…',
}
