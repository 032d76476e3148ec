import { EventTasks } from '#web/attendance/tasks/event-tasks.tsx'
import { OneEvent } from '#web/events/one-event.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

/** The page of an event, with what belongs to it from everywhere: its tasks, too. */
export default function EventPage() {
  const { team } = useTeam()
  return <OneEvent more={(eventId) => <EventTasks teamId={team.id} eventId={eventId} />} />
}
