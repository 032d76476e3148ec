const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
const events = (count: number) => (count === 1 ? '1 event' : `${count} events`)

export const moves = {
  /** The title of an imported event that has none. */
  untitledEvent: 'Practice',

  title: 'Move from another app',
  subtitle: (name: string) => `To ${name}`,
  quiet: 'No one gets an email about the import. You can undo it for 30 days.',

  sourceTitle: 'Where are you moving from?',
  what: {
    members: 'Members',
    attendance: 'Attendance',
    events: 'Events',
    statistics: 'Statistics',
    chat: 'Chat',
  },
  guide: {
    title: (name: string) => `Export from ${name}`,
    hint: 'Menu names can differ by language and plan.',
    press: (menus: string) => `Choose ${menus}`,
    table: 'One row per person, one column per date, with x, 1 or “ill” in the cells.',
    copied: 'Copy names and addresses into a table.',
    perEvent: 'One file per event. Add them all.',
    missing: (name: string, what: string) => `${name} doesn’t export: ${what}`,
    /** In a drawing: what one gets. */
    address: 'Address',
    copy: 'Table',
  },

  files: {
    title: 'Add all files at once',
    drop: 'Drop your files here',
    hint: 'Excel, CSV or calendar files, 5 MB in total',
    choose: 'Choose files',
    reading: 'Reading…',
    calendar: 'Calendar address',
    calendarHint: 'Read once, with past events',
    remove: (name: string) => `Remove ${name}`,
    read: 'Preview',
    none: 'Add a file or a calendar address.',
    tooLarge: 'More than 5 MB in total. Remove a file.',
    tooMany: (most: number) => `At most ${most} files. Remove some.`,
  },

  found: {
    title: 'Files',
    people,
    events,
    rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
    team: (file: string) => `Team for ${file}`,
    chooseTeam: 'Choose a team',
    ignored: (headings: string) => `Not imported: ${headings}`,
    noPlace: (headings: string) => `Touchline has no place for: ${headings}`,
    players: (count: number) => (count === 1 ? '1 player' : `${count} players`),
    kinds: {
      members: 'Members',
      attendance: 'Attendance',
      events: 'Events',
      statistics: 'Statistics',
      chat: 'Chat',
      unknown: 'Not recognised',
      empty: 'Empty',
    },
    notTaken: {
      statistics: 'No players with figures found.',
      chat: 'Chats can’t be imported: others wrote in them too.',
      unknown: 'Add headings such as Name and a date.',
      empty: 'The file has no rows.',
    },
  },

  history: {
    title: 'Events and attendance',
    past: (count: number) => `${count} past`,
    coming: (count: number) => `${count} coming`,
    known: (count: number) => `${count} already here`,
    isKnown: 'Already here',
    keepsOwn: 'Keeps its own result',
    cancelled: 'Cancelled',
    going: (count: number) => `${count} going`,
    maybe: (count: number) => `${count} maybe`,
    notGoing: (count: number) => `${count} not going`,
    present: (count: number) => `${count} present`,
    late: (count: number) => `${count} late`,
    absent: (count: number) => `${count} absent`,
    injured: (count: number) => `${count} injured`,
    goals: (count: number) => (count === 1 ? '1 goal' : `${count} goals`),
    assists: (count: number) => (count === 1 ? '1 assist' : `${count} assists`),
    cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  },

  earlier: {
    title: 'Earlier figures',
    hint: 'They count under “All seasons” in the player statistics.',
    kept: (count: number) => `${count} already here`,
    games: (count: number) => (count === 1 ? '1 game' : `${count} games`),
    starts: (count: number) => (count === 1 ? '1 start' : `${count} starts`),
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  },

  person: {
    title: 'Same name',
    question: (name: string, team: string) => `Who is ${name} in ${team}?`,
    questionInTeam: (name: string) => `Who is ${name}?`,
    born: (day: string) => `Born ${day}`,
    leaveOut: 'Leave out',
  },

  unread: {
    title: 'Not understood',
    place: (file: string, line: number) => (line === 0 ? file : `${file}, row ${line}`),
    more: (count: number) => `${count} more`,
    why: {
      no_date: (value: string) => `No date: ${value}`,
      cell_unknown: (value: string) => `“${value}” is no answer`,
      name_missing: () => 'The name is missing',
      person_unknown: (value: string) => `${value} isn’t in this team`,
    },
  },

  answerPersons: 'Answer the questions about names first.',
  chooseTeams: 'Choose a team for every file first.',
  nothingNew: 'Everything is already here.',
  confirm: (members: number, dates: number) =>
    [(members > 0 || dates === 0) && people(members), dates > 0 && events(dates)]
      .filter(Boolean)
      .join(' and '),
  import: (what: string) => `Import ${what}`,
  done: (dates: number) => `${events(dates)} imported.`,
  next: 'Invite parents and players when you’re ready.',
}
