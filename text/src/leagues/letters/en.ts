/** Texts the server writes about leagues: event titles, files, the email to the opponent. */
export const leagueLetters = {
  /** The title of our match in the calendar. */
  versus: (opponent: string) => `vs ${opponent}`,
  files: { matches: 'fixtures', table: 'table' },
  matchColumns: {
    stage: 'Stage',
    day: 'Day',
    date: 'Date',
    time: 'Time',
    home: 'Home',
    away: 'Away',
    result: 'Result',
    place: 'Place',
    note: 'Note',
  },
  tableColumns: {
    position: 'Position',
    team: 'Team',
    played: 'Played',
    won: 'Won',
    drawn: 'Drawn',
    lost: 'Lost',
    scored: 'Scored',
    conceded: 'Conceded',
    difference: 'Difference',
    points: 'Points',
  },
  outcomes: { postponed: 'postponed', cancelled: 'cancelled', annulled: 'annulled' },
  decided: { overtime: 'after extra time', shoot_out: 'on penalties', awarded: 'awarded' },
  tries: 'tries',
  sheet: {
    subject: (match: string) => `Please confirm: ${match}`,
    unnamedMatch: 'a match result',
    heading: (match: string) => match,
    body: (team: string, league: string) =>
      `${team} asks you to confirm this match in “${league}”. No account needed.`,
    action: 'Check match',
    ends: (day: string) => `Link valid until ${day}, for this match only.`,
    why: (team: string) => `Sent because ${team} entered your address.`,
  },
}
