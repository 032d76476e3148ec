import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useRemoveClubRecord } from '#web/clubs/api/members.ts'
import { fullName } from '#web/members/known-name.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface RemoveRecordProps {
  readonly clubId: string
  readonly person: ClubPerson
}

/** Returns to the list: without a record and a team, the person no longer exists. */
export function RemoveRecord({ clubId, person }: RemoveRecordProps) {
  const { record: text } = useText('clubMembers')
  const toast = useToast()
  const complain = useErrorToast()
  const navigate = useNavigate()
  const remove = useRemoveClubRecord(clubId)
  const [isOpen, setOpen] = useState(false)

  function leave() {
    toast({ title: text.removed })
    void navigate(paths.clubMembers(clubId))
  }

  return (
    <>
      <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {text.remove}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text.removeTitle(fullName(person))}
        confirmLabel={text.remove}
        onConfirm={() => remove.mutate(person.id, { onSuccess: leave, onError: complain })}
        busy={remove.isPending}
        tone="danger"
      >
        {text.removeText}
      </ConfirmDialog>
    </>
  )
}
