import type { Club } from '@touchline/contract/clubs/shapes'

import { useAddClubMember } from '#web/clubs/api/members.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'

import { MembershipFields, PersonFields } from './record-fields.tsx'
import { changesOf, emptyRecord } from './record-values.ts'
import { useRecordForm } from './use-record-form.ts'

interface AddMemberDialogProps {
  readonly club: Club
  readonly nextNumber: string
  readonly onClose: () => void
}

/** A passive or honorary member; players are added in their team. */
export function AddMemberDialog({ club, nextNumber, onClose }: AddMemberDialogProps) {
  const { add: text } = useText('clubMembers')
  const toast = useToast()
  const save = useAddClubMember(club.id)
  const form = useRecordForm({ ...emptyRecord, kind: 'passive', number: nextNumber }, save.error)
  const { values } = form

  function keep() {
    if (!form.check()) return
    const name = { firstName: values.firstName.trim(), lastName: values.lastName.trim() }
    const done = () => {
      toast({ title: text.added(`${name.firstName} ${name.lastName}`) })
      onClose()
    }
    save.mutate({ ...changesOf(emptyRecord, values), ...name }, { onSuccess: done })
  }

  return (
    <EntryDialog
      title={text.title}
      description={text.hint}
      save={save}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <PersonFields form={form} country={club.country} />
      <MembershipFields form={form} nextNumber={nextNumber} />
    </EntryDialog>
  )
}
