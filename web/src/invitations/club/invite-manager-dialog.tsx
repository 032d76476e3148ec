import type { NewClubInvitation } from '@touchline/contract/invitations/shapes/club'
import { Controller, useForm } from 'react-hook-form'

import { RoleChoice } from '#web/clubs/role-choice.tsx'
import { codeOf } from '#web/platform/client/refusal.ts'
import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useInviteManager } from '../api/club.ts'

async function addressShape() {
  const { newClubInvitation } = await import('@touchline/contract/invitations/shapes/club')
  return newClubInvitation.pick({ email: true, roles: true })
}

interface InviteManagerDialogProps {
  readonly clubId: string
  readonly onClose: () => void
}

/** Invites a club manager, who needn't be in a team of the club. */
export function InviteManagerDialog({ clubId, onClose }: InviteManagerDialogProps) {
  const text = useText('invitations').managerPage
  const invite = useInviteManager(clubId)
  const { register, control, handleSubmit, formState } = useForm<
    Pick<NewClubInvitation, 'email' | 'roles'>
  >({
    resolver: createResolver(addressShape),
    defaultValues: { email: '', roles: [] },
  })
  const hasRole = invite.error !== null && codeOf(invite.error) === 'already_member'

  return (
    <EntryDialog
      title={text.invite}
      description={text.inviteHint}
      submitLabel={text.send}
      save={invite}
      problem={hasRole ? text.manages : undefined}
      onClose={onClose}
      onSubmit={(event) =>
        void handleSubmit((invitation) =>
          invite.mutate(invitation, {
            onSuccess: () => {
              onClose()
            },
          }),
        )(event)
      }
    >
      <TextField
        {...register('email')}
        type="email"
        label={text.email}
        required
        autoComplete="off"
        error={formState.errors.email && text.emailWrong}
      />
      <Controller
        control={control}
        name="roles"
        render={({ field, fieldState }) => (
          <RoleChoice
            value={field.value}
            onChange={field.onChange}
            isMissing={fieldState.error !== undefined}
          />
        )}
      />
    </EntryDialog>
  )
}
