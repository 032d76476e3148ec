/** The query keys of events; each starts with the name the live stream uses. */
export const eventKeys = {
  team: (teamId: string) => ['events', teamId] as const,
  lists: (teamId: string) => ['events', teamId, 'list'] as const,
  list: (teamId: string, window: Window) =>
    ['events', teamId, 'list', window.from, window.to] as const,
  mine: ['events', 'mine'] as const,
  /** Coming events, page by page. */
  coming: ['events', 'coming'] as const,
  /** Starts like the lists, so that an answer shows here at once too. */
  found: (teamId: string | undefined, { from, to }: Window, search: string) =>
    [
      ...(teamId === undefined ? eventKeys.mine : eventKeys.lists(teamId)),
      from,
      to,
      search,
    ] as const,
  around: (teamId: string) => ['events', teamId, 'around'] as const,
  handOvers: (teamId: string, eventId: string) =>
    ['events', teamId, 'hand-overs', eventId] as const,
  page: (teamId: string, eventId: string) => ['events', teamId, 'page', eventId] as const,
}

/** Days of the calendar, both included. */
export interface Window {
  readonly from: string
  readonly to: string
  readonly search?: string
}
