import { row, send, type Row } from './sweep-row.ts'

const dates = { from: '2031-01-01', to: '2031-06-30' }
const schoolCalendar = {
  fileName: 'school.ics',
  base64: Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR').toString('base64'),
}

const draft = row()
const season = send({
  ...dates,
  region: null,
  breaks: [{ name: 'Easter', from: '2031-04-07', to: '2031-04-20' }],
  version: 0,
})
const rows = send({ rows: [], removed: [], order: [] })
const publicHolidays = row({ query: '?from=2031-01-01&to=2031-06-30' })
const schoolHolidays = send({ source: schoolCalendar, ...dates })
const publication = send(
  {
    rows: [{ id: '019cebf5-0f00-7000-8000-0000000000b1', version: 1 }],
    titles: { training: 'Practice', friendly: 'Friendly' },
  },
  { owner: 404 },
)

/** The plan of a club's season, and of one team's. */
export const seasonRows: Readonly<Record<string, Row>> = {
  'events.seasonDraft': draft,
  'events.saveSeason': season,
  'events.saveSeasonRows': rows,
  'events.publicHolidays': publicHolidays,
  'events.readSchoolHolidays': schoolHolidays,
  'events.publishSeason': publication,
  'events.teamSeasonDraft': draft,
  'events.saveTeamSeason': season,
  'events.saveTeamSeasonRows': rows,
  'events.teamPublicHolidays': publicHolidays,
  'events.readTeamSchoolHolidays': schoolHolidays,
  'events.publishTeamSeason': publication,
}
