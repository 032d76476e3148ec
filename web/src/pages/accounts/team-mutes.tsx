import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useMute, useMyTeams } from '#web/teams/api/mine.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

/** Teams from which I only get changes and cancellations; applies at once. */
export function TeamMutes() {
  const text = useText('start').mutes
  const toast = useToast()
  const { data } = useMyTeams()
  const mute = useMute()
  const teams = new Map(
    [...(data?.teams ?? []), ...(data?.children ?? [])].map((one) => [one.id, one]),
  )
  if (teams.size === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 text-l font-semibold">{text.title}</legend>
      <p className="mb-1 text-s text-muted">{text.hint}</p>
      {[...teams.values()].map(({ id: teamId, name, isMuted }) => (
        <Checkbox
          key={teamId}
          label={name}
          value={isMuted}
          onChange={(on) =>
            mute.mutate(
              { teamId, isMuted: on },
              { onError: () => toast({ title: text.failed, tone: 'error' }) },
            )
          }
        />
      ))}
    </fieldset>
  )
}
