/** Problems of event fields; their sentences are in the texts. */
export const eventProblems = [
  'title_required',
  'date_required',
  'time_required',
  'time_zone_unknown',
  'end_before_start',
  'end_date_before_start',
  'event_too_long',
  'meeting_after_start',
  'deadline_invalid',
  'deadline_after_start',
  'places_invalid',
  'places_below_going',
  'minimum_invalid',
  'minimum_above_places',
  'venue_unknown',
  'opponent_unknown',
  'roles_required',
  'members_required',
  'members_unknown',
  'repeat_end_required',
  'until_before_start',
  'repeat_too_long',
  'repeat_too_many',
  'repeat_nothing_left',
  'except_too_many',
  'attachments_too_many',
  'attachment_unknown',
  'comment_required',
  'comments_full',
  'window_too_long',
] as const

export type EventProblem = (typeof eventProblems)[number]

export function isEventProblem(key: string): key is EventProblem {
  return eventProblems.some((problem) => problem === key)
}
