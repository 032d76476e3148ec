import { reason, ofTheTeam, own, type TableOfPeople } from './table-of-people.ts'

const hasNoPersonalData = reason('says nothing of a person')

/** What people say and do at one event, besides their answers. */
export const tablesOfEvents: Readonly<Record<string, TableOfPeople>> = {
  event_comments: { exported: ['event_comments'], erased: 'goes', inDemo: own },
  hand_over_notes: { exported: ['hand_overs'], erased: 'emptied', inDemo: own },
  event_reminders: { exported: hasNoPersonalData, erased: ofTheTeam, inDemo: own },
  event_views: { exported: ['changes_seen'], erased: 'goes', inDemo: own },
  event_guests: { exported: ['guest_at'], erased: ofTheTeam, inDemo: own },
  attendance_forecasts: { exported: hasNoPersonalData, erased: ofTheTeam, inDemo: own },
  task_assignments: { exported: ['tasks_at_events'], erased: ofTheTeam, inDemo: own },
  lift_choices: { exported: hasNoPersonalData, erased: ofTheTeam, inDemo: own },
  lift_offers: { exported: ['lifts_offered'], erased: 'goes', inDemo: true },
  lift_requests: { exported: ['lifts_needed'], erased: 'emptied', inDemo: true },
  lift_seats: { exported: ['lifts_needed'], erased: 'goes', inDemo: own },
}
