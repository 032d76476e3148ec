/** What has changed of an event, in the fewest words. */
export const changes = {
  locale: 'en-GB',
  allDay: 'all day',
  newTime: (now: string, was: string) => `New time: ${now} (was ${was})`,
  newDay: (now: string, was: string) => `New day: ${now} (was ${was})`,
  newPlace: (now: string, was: string) => `New place: ${now} (was ${was})`,
  newTimeAndPlace: (now: string, was: string, place: string) =>
    `New time: ${now} (was ${was}). New place: ${place}`,
  noPlace: 'not fixed yet',
  more: (count: number) => (count === 1 ? 'and 1 more date' : `and ${count} more dates`),
}
