/** The plan of a season, on paper. */
export const seasonPlan = {
  title: 'Season plan',
  fileName: 'season-plan',
  page: (page: number) => `Page ${page}`,
  none: 'Nothing is planned in these days.',
  allDay: 'All day',
  cancelled: 'cancelled',
}
