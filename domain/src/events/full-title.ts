import { isFoundIn, searchText } from '../values/folding.ts'

/**
 * What an event is called where nothing else of it stands, in other programs' calendars and in the subject
 * of a letter: of a match whose title does not say so also against whom.
 */
export function fullTitle(event: {
  readonly title: string
  readonly opponent: string | null
}): string {
  const { title, opponent } = event
  if (opponent === null || isFoundIn(searchText(title), opponent)) return title
  return `${title} · ${opponent}`
}
