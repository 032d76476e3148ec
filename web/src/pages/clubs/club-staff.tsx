import type { ClubPage } from '@touchline/contract/clubs/shapes'
import { UserMinus, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useMe } from '#web/accounts/api.ts'
import { ManagerInvitations } from '#web/invitations/club/manager-invitations.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { Safeguarding } from './safeguarding.tsx'

/** Opened now and then: their scripts come when they are. */
const DismissDialog = lazy(async () => ({
  default: (await import('./dismiss-dialog.tsx')).DismissDialog,
}))
const MakeManagerDialog = lazy(async () => ({
  default: (await import('./make-manager-dialog.tsx')).MakeManagerDialog,
}))

type Manager = ClubPage['managers'][number]

/** Who runs the club, and to whom children and parents can turn. */
export function ClubStaff({ page: { club, managers } }: { page: ClubPage }) {
  const text = useText('clubs').page
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-l">{text.staff}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">
        <ClubManagers club={club} managers={managers} />
        <Safeguarding club={club} managers={managers} />
      </div>
    </section>
  )
}

function ClubManagers({ club, managers }: ClubPage) {
  const text = useText('clubs').page
  const me = useMe()
  const [isMaking, setMaking] = useState(false)
  const [dismissed, dismiss] = useState<Manager>()
  return (
    <div>
      <h3 className="mb-3 font-medium">{text.managers}</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {managers.map((manager) => (
          <ManagerRow
            key={manager.accountId}
            manager={manager}
            isLast={managers.length === 1}
            isMe={manager.accountId === me.data?.id}
            onRemove={() => dismiss(manager)}
          />
        ))}
      </ul>
      <ManagerInvitations club={club}>
        <Button size="s" icon={<UserPlus aria-hidden />} onClick={() => setMaking(true)}>
          {text.makeManager}
        </Button>
      </ManagerInvitations>
      <Suspense>
        {isMaking && <MakeManagerDialog clubId={club.id} onClose={() => setMaking(false)} />}
        {dismissed && (
          <DismissDialog clubId={club.id} manager={dismissed} onClose={() => dismiss(undefined)} />
        )}
      </Suspense>
    </div>
  )
}

interface ManagerRowProps {
  readonly manager: Manager
  readonly isLast: boolean
  /** Leaves by the menu of the club. */
  readonly isMe: boolean
  readonly onRemove: () => void
}

function ManagerRow({ manager, isLast, isMe, onRemove }: ManagerRowProps) {
  const text = useText('clubs').page
  const name = nameOf(manager)
  return (
    <li className="flex items-center gap-3">
      <Avatar id={manager.accountId} name={manager} src={manager.avatar?.thumb} />
      <div className="min-w-0 grow">
        <p className="truncate font-medium">{name}</p>
        {manager.email !== null && (
          <p className="text-s text-muted">
            <EmailLink email={manager.email} />
          </p>
        )}
        {isLast && <p className="text-s text-muted">{text.lastManager}</p>}
      </div>
      {!isLast && !isMe && (
        <IconButton
          label={text.dismiss(name)}
          icon={<UserMinus aria-hidden />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

function nameOf({ firstName, lastName }: Manager): string {
  return `${firstName} ${lastName}`
}
