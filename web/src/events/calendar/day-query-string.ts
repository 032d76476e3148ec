/** The query string that shows this day in every view. */
export function dayQueryString(day: string): string {
  return `?week=${day}&month=${day.slice(0, 7)}`
}
