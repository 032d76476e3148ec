import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { useState } from 'react'

import { useChangeRoles } from '#web/clubs/api/club.ts'
import { useClubStaff } from '#web/clubs/api/teams.ts'
import { RoleChoice } from '#web/clubs/role-choice.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { OptionalSelect } from '#web/ui/optional-select.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

interface AddStaffDialogProps {
  readonly clubId: string
  readonly onClose: () => void
}

/** Gives a team's coach or admin a role in the club. */
export function AddStaffDialog({ clubId, onClose }: AddStaffDialogProps) {
  const text = useText('clubRoles')
  const { page } = useText('clubs')
  const staff = useClubStaff(clubId)
  const others = staff.data?.filter(({ roles }) => roles.length === 0)
  // The list is empty once everyone has a role, but the form must still say that it is saved.
  const [offered, setOffered] = useState<readonly Person[]>()
  if (offered === undefined && others && others.length > 0) setOffered(others)
  if (offered !== undefined) return <AddForm clubId={clubId} people={offered} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={text.add}>
      {staff.isPending && <SkeletonRows label={page.loading} count={3} />}
      {staff.isError && <LoadFailure title={page.failed} hint={page.failedHint} query={staff} />}
      {others && <p>{text.none}</p>}
    </Dialog>
  )
}

interface Person {
  readonly accountId: string
  readonly firstName: string
  readonly lastName: string
  readonly teamNames: readonly string[]
}

function AddForm({ clubId, people, onClose }: AddStaffDialogProps & { people: readonly Person[] }) {
  const text = useText('clubRoles')
  const toast = useToast()
  const save = useChangeRoles(clubId)
  const [accountId, setAccountId] = useState<string | null>(null)
  const [roles, setRoles] = useState<ClubRole[]>([])
  const [isSent, setSent] = useState(false)
  const person = people.find((one) => one.accountId === accountId)

  function submit() {
    setSent(true)
    if (person === undefined || roles.length === 0) return
    save.mutate(
      { accountId: person.accountId, roles },
      {
        onSuccess: () => {
          toast({ title: text.saved(nameOf(person)) })
          onClose()
        },
      },
    )
  }

  return (
    <EntryDialog
      title={text.add}
      description={text.addHint}
      save={save}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <OptionalSelect
        label={text.pick}
        noneLabel={text.choosePerson}
        value={accountId}
        onChange={setAccountId}
        error={isSent && person === undefined ? text.choosePerson : undefined}
        options={people.map((one) => ({
          value: one.accountId,
          label: `${nameOf(one)} (${one.teamNames.join(', ')})`,
        }))}
      />
      <RoleChoice value={roles} onChange={setRoles} isMissing={isSent && roles.length === 0} />
    </EntryDialog>
  )
}

function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`
}
