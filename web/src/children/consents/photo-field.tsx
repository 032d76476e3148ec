import type { MemberPage } from '@touchline/contract/members/shapes'
import { mayChangePhoto } from '@touchline/domain/children/permissions'
import { isMinor } from '@touchline/domain/values/age'

import { PictureField } from '#web/files/picture-field.tsx'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'

import { useChangePhoto } from '../api/consents.ts'

/** A member's picture. Without consent the family may set a private one; staff see why not. */
export function PhotoField({ page }: { page: MemberPage }) {
  const { member, isPictureShown } = page
  const text = useText('health').pictures
  const { form } = useText('health')
  const actor = useActor()
  const today = useTodayInTeam()
  const toast = useToast()
  const complain = useErrorToast({ conflict: text.photoRefused })
  const change = useChangePhoto({ teamId: actor.teamId, memberId: member.id })
  const child = {
    teamId: actor.teamId,
    memberId: member.id,
    isMinor: member.dateOfBirth === null ? undefined : isMinor(member.dateOfBirth, today),
  }
  if (!mayChangePhoto(actor, child, true)) return null
  const isRefused = !mayChangePhoto(actor, child, isPictureShown === true)
  return (
    <PictureField
      label={text.photo}
      description={isRefused ? text.photoRefused : undefined}
      purpose="member_photo"
      current={member.photo?.full}
      busyLabel={form.saving}
      disabled={isRefused || change.isPending}
      onChange={(fileId) =>
        change.mutate(fileId, {
          onSuccess: ({ isShown }) =>
            fileId !== null && !isShown && toast({ title: text.photoHidden }),
          onError: complain,
        })
      }
    />
  )
}
