import type { TaskAssignment } from '@touchline/contract/attendance/shapes/tasks'
import { represents } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import { usePremiumRefusal } from '#web/entitlements/use-premium-refusal.ts'
import { useRoster } from '#web/members/api/roster.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { type EventPlace, useOfferTask } from '../api/tasks.ts'

interface TaskHandsProps {
  readonly task: { readonly id: string }
  readonly place: EventPlace
  readonly held: TaskAssignment | undefined
  readonly onAssign: (memberId: string | null) => void
}

/** Takes a free or offered task, offers one's own or gives it back, with one tap. */
export function TaskClaimButton(props: TaskHandsProps) {
  const actor = useActor()
  const { held } = props
  if (held !== undefined && represents(actor, held.memberId)) return <Mine {...props} held={held} />
  if (held?.isOffered || (held === undefined && !may(actor, 'tasks.assign')))
    return <Taking {...props} />
  return null
}

/** For the reader, else for each of their children by name. */
function Taking({ place, held, onAssign }: TaskHandsProps) {
  const text = useText('attendance').tasks
  const people = useOwnPeople(place.teamId)
  const refusal = usePremiumRefusal(useTeam().entitlement, 'task_assignment')
  // Only staff can change that, and they see the reason above the list.
  if (held === undefined && refusal !== undefined) return null
  return (
    <div className="flex flex-wrap gap-2">
      {people.map(({ id, isMe, firstName }) => (
        <Button key={id} size="s" onClick={() => onAssign(id)}>
          {isMe ? (held ? text.takeOver : text.take) : text.takeFor(firstName)}
        </Button>
      ))}
    </div>
  )
}

function Mine({ task, place, held, onAssign }: TaskHandsProps & { held: TaskAssignment }) {
  const text = useText('attendance').tasks
  const complain = useErrorToast()
  const offer = useOfferTask(place)
  const { isOffered } = held
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="s"
        onClick={() =>
          offer.mutate({ taskId: task.id, isOffered: !isOffered }, { onError: complain })
        }
      >
        {isOffered ? text.keep : text.offer}
      </Button>
      <Button size="s" variant="quiet" onClick={() => onAssign(null)}>
        {text.giveBack}
      </Button>
    </div>
  )
}

function useOwnPeople(teamId: string) {
  const { memberId, childIds } = useActor()
  const roster = useRoster(teamId).data ?? []
  return roster
    .filter(({ id }) => id === memberId || childIds.includes(id))
    .map(({ id, firstName }) => ({ id, firstName, isMe: id === memberId }))
}
