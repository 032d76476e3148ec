import type { Member } from '@touchline/contract/members/shapes'
import { isStaff, speaksFor } from '@touchline/domain/teams/actor'

import { PictureField } from '#web/files/picture-field.tsx'
import { useComplaint } from '#web/members/use-complaint.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'

import { useChangePhoto } from '../api/consents.ts'

/** A member's picture. Without consent the family may keep one for itself; staff is told why not. */
export function PhotoField({ member }: { member: Member }) {
  const text = useText('health').pictures
  const { form } = useText('health')
  const actor = useActor()
  const toast = useToast()
  const complain = useComplaint({ conflict: text.photoRefused })
  const change = useChangePhoto({ teamId: actor.teamId, memberId: member.id })
  if (!isStaff(actor) && !speaksFor(actor, member.id)) return null
  return (
    <PictureField
      label={text.photo}
      purpose="member_photo"
      current={member.photo?.full}
      busyLabel={form.saving}
      disabled={change.isPending}
      onChange={(fileId) =>
        change.mutate(fileId, {
          onSuccess: ({ isShown }) =>
            toast({
              title: fileId === null ? text.photoRemoved : text.photoSaved,
              ...(fileId !== null && !isShown && { description: text.photoHidden }),
            }),
          onError: complain,
        })
      }
    />
  )
}
