import type { Guardian, Member } from '@touchline/contract/members/shapes'
import { Pencil, Trash2 } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PhoneLink } from '#web/ui/phone-link.tsx'

import { fullName } from './known-name.ts'
import { PersonActions } from './person-actions.tsx'

interface ParentRowProps {
  readonly child: Member
  readonly guardian: Guardian
  readonly onEdit: () => void
  readonly onRemove: () => void
}

export function ParentRow({ child, guardian, onEdit, onRemove }: ParentRowProps) {
  const text = useText('members')
  const colon = useColon()
  const name = fullName(guardian)
  const about = [
    text.guardianRole[guardian.role],
    ...(guardian.isPrivate
      ? [text.profile.contactHidden]
      : [
          guardian.email && <EmailLink key="email" email={guardian.email} />,
          guardian.phone && <PhoneLink key="phone" phone={guardian.phone} />,
        ]),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Avatar id={guardian.guardianId} name={guardian} />
      <div className="min-w-0 grow basis-40">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-s wrap-anywhere text-muted">
          <Facts of={about} />
        </p>
      </div>
      <Standing guardian={guardian} />
      <PersonActions
        person={{
          kind: 'guardian',
          id: guardian.guardianId,
          name,
          email: guardian.email,
          hasJoined: guardian.hasJoined,
          dateOfBirth: null,
          isArchived: child.archivedAt !== null,
          child: { id: child.id, name: fullName(child) },
          isMe: guardian.isMe,
          isVerified: guardian.verifiedAt !== null,
          isBlocked: guardian.blockedAt !== null,
          isBlockedElsewhere: guardian.isBlockedElsewhere,
          sharesAccount: guardian.sharesAccount,
        }}
      />
      <div className="flex">
        {guardian.mayEdit && (
          <IconButton
            label={`${text.parentDialog.editTitle}${colon} ${name}`}
            icon={<Pencil aria-hidden />}
            onClick={onEdit}
          />
        )}
        {guardian.mayRemove && <Remove guardian={guardian} onRemove={onRemove} />}
      </div>
    </li>
  )
}

/** "Not me" is worded as in the email, for people who were added by mistake. */
function Remove({ guardian, onRemove }: Pick<ParentRowProps, 'guardian' | 'onRemove'>) {
  const text = useText('members').profile
  const colon = useColon()
  return guardian.isMe ? (
    <Button size="s" variant="quiet" onClick={onRemove}>
      {text.notMe}
    </Button>
  ) : (
    <IconButton
      label={`${text.removeParent}${colon} ${fullName(guardian)}`}
      icon={<Trash2 aria-hidden />}
      onClick={onRemove}
    />
  )
}

function Standing({ guardian }: { guardian: Guardian }) {
  const text = useText('members').profile
  if (guardian.blockedAt !== null) return <Badge tone="danger">{text.blocked}</Badge>
  if (guardian.verifiedAt !== null) return <Badge tone="good">{text.verified}</Badge>
  return <Badge>{text.notVerified}</Badge>
}
