export const fixtureList = {
  title: 'Import fixtures',
  chooseFile: 'Choose file',
  kinds: 'CSV, XLSX or ICS',
  address: 'Or address of a calendar',
  read: 'Read',
  reading: 'Reading...',
  whichTeam: 'Which team is it?',
  notOurs: 'None of our teams',
  placeAll: 'Choose a team for each name.',
  goOn: 'Continue',
  matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  import: (count: number) => (count === 1 ? 'Import 1 match' : `Import ${count} matches`),
  imported: (count: number) => (count === 1 ? '1 match imported' : `${count} matches imported`),
  nothingNew: 'Nothing in this list is new.',
  figures: {
    created: (count: number) => (count === 1 ? '1 new match' : `${count} new matches`),
    changed: (count: number) => (count === 1 ? '1 match moves' : `${count} matches move`),
    cancelled: (count: number) => (count === 1 ? '1 match is off' : `${count} matches are off`),
    unchanged: (count: number) =>
      count === 1
        ? '1 match is already in the calendar'
        : `${count} matches are already in the calendar`,
    removed: (count: number) =>
      count === 1 ? '1 match stays removed' : `${count} matches stay removed`,
  },
  leftOut: (count: number) => (count === 1 ? '1 line left out' : `${count} lines left out`),
  line: (line: number) => `Line ${line}`,
  why: {
    no_date: 'no date',
    no_teams: 'no two teams',
    foreign: 'none of our teams',
  },
  problems: {
    calendar_address_required: 'Enter an address.',
    bad_address: 'Enter a complete address, starting with https://',
    unreachable: 'This address can’t be reached.',
    too_large: 'This list is too large.',
    busy: 'This address was just read. Try again in a few minutes.',
    not_fixtures: 'No matches found. The list needs columns for date, home and away team.',
  },
  history: 'Imported lists',
  undo: 'Undo',
  undone: 'Undone',
  undoneReport: (count: number, kept: number) =>
    kept === 0 ? `${count} undone` : `${count} undone, ${kept} kept because they have changed`,
}
