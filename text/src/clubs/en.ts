export const clubs = {
  create: {
    title: 'Create your club',

    fromArchive: 'Import a club from an archive',
    fields: {
      name: 'Club name',
      memberCount: 'Number of members',
      teamCount: 'Number of teams',
      sport: 'Sport',
      phone: 'Phone',
      color: 'Club color',
      logo: 'Club logo',
    },
    problems: {
      name: 'Add the club’s name',
      memberCount: 'Enter a number from 0 to 1,000,000',
      teamCount: 'Enter a number from 0 to 1000',
      sport: 'Choose or write a sport',
      phone: 'Enter a valid phone number',
      color: 'Choose a color',
      other: 'Check this field',
    },

    sportHint: 'Choose one or write your own.',
    phoneHint: 'Shown to managers and teams.',
    logoHint: 'PNG, JPG, GIF up to 5MB',
    submit: 'Create club',
    submitting: 'Saving...',
    incomplete: 'Please fill all required fields',
    notSignedIn: 'You must be logged in to create a club',
    failed: 'Error creating club. Please try again.',
  },

  teams: {
    title: 'Your club’s teams',
    subtitle: (club: string) => `Teams of ${club}`,
    team: (number: number) => `Team ${number}`,
    proposedName: (number: number) => `Team ${number}`,
    fields: {
      name: 'Team name',
      sport: 'Sport',
      gender: 'Gender',
      ageGroup: 'Age group',
      format: 'Format',
    },
    problems: {
      name: 'Add a name',
      sport: 'Choose a sport',
      gender: 'Choose a gender',
      ageGroup: 'Choose an age group',
    },
    noFormat: 'No format',
    pasteHint: 'Type names, or paste rows from a spreadsheet.',
    /** Pasted cells that no column takes. */
    unread: (cells: string) => `Not understood: ${cells}`,
    left: (count: number, most: number) =>
      count === 1
        ? `1 row too many: up to ${most} teams at once.`
        : `${count} rows too many: up to ${most} teams at once.`,
    add: 'Add a team',
    remove: (name: string) => `Remove ${name}`,
    submit: 'Create teams',
    submitting: 'Saving...',
    skip: 'later...',
    incomplete: 'Please fill all required fields for all teams',
    notSignedIn: 'User ID not found. Please try logging in again.',
    failed: 'Error creating teams. Please try again.',
    most: (count: number) => `Up to ${count} teams at once.`,
  },

  page: {
    loading: 'Loading the club...',
    teams: 'Teams',
    noTeams: 'No teams yet.',
    showTeams: (count: number) => `Show all ${count} teams`,
    addTeams: 'Add teams',
    members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
    /** They, or a parent of theirs, have joined. */
    reached: (count: number) => `${count} reachable`,
    next: (when: string) => `Next: ${when}`,
    nothingNext: 'Nothing planned',
    silent: (count: number) => (count === 1 ? '1 answer missing' : `${count} answers missing`),
    attendance: (share: string) => `Attendance ${share}`,
    failed: 'Couldn’t load the club.',
    failedHint: 'Try again.',

    edit: 'Edit club',
    takeAlong: 'Export club',
    moreActions: (club: string) => `Options for ${club}`,

    staff: 'Staff',
    lastManager: 'A club needs a manager. Add another first.',

    clubLanguage: 'Club language',
    safeguarding: 'Safeguarding person',
    safeguardingHint: 'On every team’s page, with the helpline for children.',
    noSafeguarding: 'No safeguarding person yet.',
    editSafeguarding: 'Edit safeguarding person',
    safeguardingAccount: 'Account',
    safeguardingAccountHint: 'Only they see which children mustn’t be shown.',
    noSafeguardingAccount: 'None',
    safeguardingName: 'Name',
    phoneInvalid: 'Enter a valid phone number',

    season: 'Season for all teams',
    seasonHint: 'Teams with a season then keep it.',
    addSeason: 'Add to all teams',
    seasonAdded: (count: number) =>
      count === 1 ? 'Season added to 1 team' : `Season added to ${count} teams`,
    seasonKept: (teams: string) => `Keep their own: ${teams}`,
  },

  seasons: {
    reaches: (count: number) => (count === 1 ? '1 team gets it' : `${count} teams get it`),
    reachesNone: 'Every team already has a season on these dates.',
    taken: (team: string) => `${team} already has a season with this name`,
    overlaps: (team: string) => `${team} already has a season on these dates`,
    title: 'Seasons added to all teams',
    given: (name: string, count: number) =>
      count === 1 ? `${name}, 1 team` : `${name}, ${count} teams`,
    until: (day: string) => `Undo until ${day}`,
    undo: 'Undo',
    undoLabel: (name: string) => `Undo season ${name} for all teams`,
    undoTitle: (name: string) => `Undo season ${name}?`,
    undoText: 'Removes it from teams that haven’t used it.',
    removed: (count: number) =>
      count === 1 ? 'Removed from 1 team' : `Removed from ${count} teams`,
    stays: {
      has_events: (team: string) => `${team}: it has events`,
      between_seasons: (team: string) => `${team}: it’s between two seasons`,
      edited: (team: string) => `${team}: it was edited`,
    },
  },
}
