import type { ClubPage } from '@touchline/contract/clubs/shapes'
import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { useState } from 'react'

import { useChangeRoles } from '#web/clubs/api/club.ts'
import { RoleChoice } from '#web/clubs/role-choice.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'

interface RolesDialogProps {
  readonly clubId: string
  readonly person: ClubPage['staff'][number]
  readonly isLastManager: boolean
  readonly onClose: () => void
}

/** The roles of one staff member. */
export function RolesDialog({ clubId, person, isLastManager, onClose }: RolesDialogProps) {
  const text = useText('clubRoles')
  const { page } = useText('clubs')
  const toast = useToast()
  const save = useChangeRoles(clubId)
  const [roles, setRoles] = useState<ClubRole[]>(person.roles)
  const [isSent, setSent] = useState(false)
  const name = `${person.firstName} ${person.lastName}`

  function submit() {
    setSent(true)
    if (roles.length === 0) return
    save.mutate(
      { accountId: person.accountId, roles },
      {
        onSuccess: () => {
          toast({ title: text.saved(name) })
          onClose()
        },
      },
    )
  }

  return (
    <EntryDialog
      title={text.edit(name)}
      save={save}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <RoleChoice
        value={roles}
        onChange={setRoles}
        isMissing={isSent && roles.length === 0}
        keepsManager={isLastManager ? page.lastManager : undefined}
      />
    </EntryDialog>
  )
}
