import type { PushPayload } from '@touchline/contract/notifications/shapes'
import { isNotificationKind, type NotificationKind } from '@touchline/domain/notifications/kinds'

import { paths } from '#web/app/paths.ts'

/** What of a line says where it leads. */
type Line = NonNullable<PushPayload['line']>

const places: Readonly<Record<NotificationKind, (teamId: string, line: Line) => string>> = {
  join_asked: paths.joinRequests,
  join_approved: paths.team,
  join_declined: () => paths.joinTeam,
  invitation_accepted: paths.members,
  invitation_disowned: paths.members,
  guardian_disowned: paths.members,
  made_admin: paths.team,
  made_coach: paths.team,
  made_treasurer: paths.team,
  access_removed: paths.team,
  guardian_verified: paths.team,
  roster_imported: paths.members,
  webhook_stopped: paths.webhooks,
  event_created: (teamId, line) =>
    line.count === 1 ? eventPlace(teamId, line) : paths.teamCalendar(teamId),
  season_published: () => paths.calendar,
  event_changed: eventPlace,
  event_cancelled: eventPlace,
  event_restored: eventPlace,
  answer_reminder: eventPlace,
  event_reminder: eventPlace,
  event_commented: eventPlace,
  moved_up: eventPlace,
  withdrawn_late: eventPlace,
  short_of_players: eventPlace,
  guest_asked: eventPlace,
  task_given: eventPlace,
  task_taken_back: eventPlace,
  lift_given: eventPlace,
  lift_ended: eventPlace,
  lift_changed: eventPlace,
  lift_reminder: eventPlace,
  photos_published: (teamId, { event }) =>
    event === null ? paths.photos(teamId) : paths.eventPhotos(teamId, event.id),
  photos_waiting: paths.photos,
  photo_taken_down: paths.photos,
  photos_expiring: paths.photos,
  photos_refused: paths.photos,
  line_up_published: matchPlace,
  result_entered: matchPlace,
  message_sent: (teamId, { conversationId }) =>
    conversationId === null ? paths.messages(teamId) : paths.conversation(teamId, conversationId),
  form_opened: paths.collections,
  fined: paths.cashBox,
  fine_undone: paths.cashBox,
  balance_changed: paths.cashBox,
  relief_asked: paths.collections,
  relief_answered: () => paths.bills,
  payout_changed: paths.payout,
  report_made: () => paths.reports,
  report_closed: () => paths.reports,
  team_deleted: () => paths.teams,
  team_restored: paths.team,
  signed_in: () => paths.profile,
  password_changed: () => paths.profile,
  pictures_asked: paths.members,
  sizes_asked: (teamId, { memberId }) =>
    memberId === null ? paths.members(teamId) : paths.member(teamId, memberId),
  consent_withdrawn: paths.members,
  birth_date_waiting: paths.members,
  guardian_answered: (teamId, line) =>
    line.count === 1 ? eventPlace(teamId, line) : paths.teamCalendar(teamId),
  guardian_changed: paths.members,
  guardians_disagree: eventPlace,
  hand_over_noted: eventPlace,
  check_ending: () => paths.teams,
  coming_of_age: () => paths.teams,
  came_of_age: () => paths.teams,
  club_deleted: () => paths.teams,
  club_restored: () => paths.teams,
  club_role_given: (_, { club }) => (club === null ? paths.teams : paths.club(club.id)),
  club_role_ended: () => paths.teams,
  website_host_failed: (teamId, { club }) =>
    club === null ? paths.teamSettings(teamId) : paths.clubWebsite(club.id),
  registration_received: (teamId, { club }) =>
    club === null ? paths.registrations(teamId) : paths.clubRegistrations(club.id),
  member_exited: paths.members,
  document_shared: paths.teamDocuments,
}

/** Where one sees, or does something about, what a line tells. */
export function pathOfNotification(line: Line): string {
  return isNotificationKind(line.kind)
    ? places[line.kind](line.team?.id ?? '', line)
    : placeOfUnknown(line)
}

/** An old tab doesn't know the kinds of a later version: it leads to the team. */
function placeOfUnknown({ team, club }: Line): string {
  if (team !== null) return paths.team(team.id)
  return club === null ? paths.notifications : paths.club(club.id)
}

/** Guests find their match day on the page of the event. */
function matchPlace(teamId: string, line: Line): string {
  const { event, asGuest } = line
  return event === null || asGuest ? eventPlace(teamId, line) : paths.matchDay(teamId, event.id)
}

function eventPlace(teamId: string, { event, asGuest }: Line): string {
  if (event === null) return paths.teamCalendar(teamId)
  return asGuest ? paths.guestEvent(teamId, event.id) : paths.event(teamId, event.id)
}
