import { isFoundIn, searchText } from '../values/folding.ts'

/**
 * An event's title where nothing else is shown, such as in other calendars and email subjects: for
 * a match with the opponent, unless the title has it.
 */
export function fullTitle(event: {
  readonly title: string
  readonly opponent: string | null
}): string {
  const { title, opponent } = event
  if (opponent === null || isFoundIn(searchText(title), opponent)) return title
  return `${title} · ${opponent}`
}
