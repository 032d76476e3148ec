import type { Member } from '@touchline/contract/members/shapes'
import { isStaff } from '@touchline/domain/teams/actor'

import { useComplaint } from '#web/members/use-complaint.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useDecideBirthDate, usePendingBirthDate } from './api.ts'

/** A birth date that waits for a guardian, who decides with one tap; staff sees that it waits. */
export function BirthDateBanner({ member }: { member: Member }) {
  const text = useText('children').birthDate
  const actor = useActor()
  const format = useFormat()
  const complain = useComplaint()
  const key = { teamId: actor.teamId, memberId: member.id }
  const isOwn = actor.memberId === member.id
  const isConcerned = isOwn || isStaff(actor) || actor.childIds.includes(member.id)
  const pending = usePendingBirthDate(key, isConcerned).data?.pending
  const decide = useDecideBirthDate(key)
  if (!pending) return null
  const dayOf = (day: string | null) => (day === null ? text.none : format.day(day))
  return (
    <Banner
      tone="warning"
      title={pending.mayDecide ? text.isRight(member.firstName) : text.waits(member.firstName)}
    >
      <p className="font-medium">
        {text.change(dayOf(member.dateOfBirth), dayOf(pending.dateOfBirth))}
      </p>
      <p>{text.askedBy(pending.askedBy)}</p>
      {pending.mayDecide && (
        <div className="mt-3 flex flex-wrap gap-3">
          {(['confirm', 'reject'] as const).map((word) => (
            <Button
              key={word}
              variant={word === 'confirm' ? 'primary' : 'secondary'}
              busy={decide.isPending && decide.variables === (word === 'confirm')}
              onClick={() => decide.mutate(word === 'confirm', { onError: complain })}
            >
              {text[word]}
            </Button>
          ))}
        </div>
      )}
    </Banner>
  )
}
