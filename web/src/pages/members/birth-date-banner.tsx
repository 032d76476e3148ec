import type { MemberPage } from '@touchline/contract/members/shapes'

import { useDecideBirthDate } from '#web/members/api/member.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** A birth date that waits for a guardian's decision; staff see that it waits. */
export function BirthDateBanner({ page }: { page: MemberPage }) {
  const text = useText('children').birthDate
  const actor = useActor()
  const format = useFormat()
  const complain = useErrorToast()
  const { member, pendingBirthDate: pending } = page
  const decide = useDecideBirthDate({ teamId: actor.teamId, memberId: member.id })
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
