import { mayBlockGuardian, mayVerifyGuardian } from '@touchline/domain/children/permissions'
import { isStaff } from '@touchline/domain/teams/actor'
import { type ComponentProps, lazy, Suspense, useState } from 'react'

import type { Parent } from '#web/members/person-actions.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWasOpened } from '#web/ui/use-was-opened.ts'

import type { GuardianStatus } from './api.ts'

const GuardianshipDialog = lazy(async () => ({
  default: (await import('./guardianship-dialog.tsx')).GuardianshipDialog,
}))

/** Verify a guardian, or end their access after a court order. */
export function GuardianActions({ parent }: { parent: Parent }) {
  const actor = useActor()
  return isStaff(actor) ? <StaffActions parent={parent} /> : null
}

function StaffActions({ parent }: { parent: Parent }) {
  const text = useText('children').guardians
  const held = useHeldElsewhere(parent)
  const actor = useActor()
  const [asked, setAsked] = useState<GuardianStatus>()
  const { teamId } = actor
  const memberId = parent.child.id
  const waits = parent.hasJoined && !parent.isVerified && !parent.isBlocked
  const verifyRefused = useVerifyRefused(parent)
  const mayBlock = mayBlockGuardian(actor, { teamId, memberId })
  return (
    <>
      {waits && (
        <Button size="s" refusal={verifyRefused} onClick={() => setAsked('verified')}>
          {text.verify}
        </Button>
      )}
      {(parent.isVerified || parent.isBlocked) && (
        <Button
          size="s"
          variant="quiet"
          refusal={mayBlock ? held : text.blockRefused}
          onClick={() => setAsked(parent.isBlocked ? 'unblocked' : 'blocked')}
        >
          {parent.isBlocked ? text.unblock : text.block}
        </Button>
      )}
      {/* Shown in the row, because touch screens have no tooltips. */}
      {mayBlock && held && <p className="order-last w-full text-s text-muted">{held}</p>}
      <DialogWhenAsked parent={parent} asked={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

/** Rarely opened, so loaded on demand. */
function DialogWhenAsked(props: ComponentProps<typeof GuardianshipDialog>) {
  const isMade = useWasOpened(props.asked !== undefined)
  return <Suspense>{isMade && <GuardianshipDialog {...props} />}</Suspense>
}

function useVerifyRefused({ child, isMe, sharesAccount }: Parent): string | undefined {
  const { verifyRefused } = useText('children').guardians
  const { errors } = useText('wire')
  const actor = useActor()
  const accountId = isMe ? actor.accountId : undefined
  if (sharesAccount) return errors.own_account
  const asked = { teamId: actor.teamId, memberId: child.id, accountId }
  return mayVerifyGuardian(actor, asked) ? undefined : verifyRefused
}

/** A block set by another team is lifted there. */
function useHeldElsewhere({ isBlockedElsewhere }: Parent): string | undefined {
  const { liftedElsewhere } = useText('children').guardians
  return isBlockedElsewhere ? liftedElsewhere : undefined
}
