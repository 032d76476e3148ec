import type { ChildHomes, HomePlan } from '@touchline/contract/children/shapes/homes'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useAgreeHomes, useEndHomes } from '../api/homes.ts'
import { isReaderAmong } from './names.ts'
import { PlanFacts } from './plan-facts.tsx'

interface PlanProps {
  readonly child: ChildHomes
  readonly plan: HomePlan
}

interface ProposedHomesProps extends PlanProps {
  readonly onChange: () => void
}

/** For the guardian who is asked, and for the one who proposed it. */
export function ProposedHomes({ child, plan, onChange }: ProposedHomesProps) {
  const title = useTitle({ child, plan })
  return (
    <Banner title={title}>
      <div className="mt-2 grid justify-items-start gap-3">
        <PlanFacts child={child} plan={plan} />
        {isReaderAmong(child, plan) && <Actions child={child} plan={plan} onChange={onChange} />}
      </div>
    </Banner>
  )
}

function useTitle({ child, plan }: PlanProps): string {
  const text = useText('children').homes
  const [by, other] = [true, false].map((isBy) =>
    child.guardians.find(
      ({ id }) => plan.guardianIds.includes(id) && (id === plan.proposedBy) === isBy,
    ),
  )
  if (by?.isMe === true) return text.waiting(other?.firstName ?? '')
  return text.suggested(by?.firstName ?? '', child.firstName)
}

function Actions({ child, plan, onChange }: ProposedHomesProps) {
  const text = useText('children').homes
  const isMine = child.guardians.some(({ id, isMe }) => isMe && id === plan.proposedBy)
  return (
    <div className="flex flex-wrap gap-3">
      {!isMine && <Agree child={child} plan={plan} />}
      <Button onClick={onChange}>{isMine ? text.change : text.suggestOther}</Button>
      <Drop child={child} plan={plan} label={isMine ? text.withdraw : text.decline} />
    </div>
  )
}

function Agree({ child, plan }: PlanProps) {
  const text = useText('children').homes
  const { teamId } = useActor()
  const toast = useToast()
  const complain = useErrorToast()
  const agree = useAgreeHomes({ teamId, memberId: child.memberId })
  const done = { onSuccess: () => toast({ title: text.agreed }), onError: complain }
  return (
    <Button variant="primary" busy={agree.isPending} onClick={() => agree.mutate(plan.id, done)}>
      {text.agree}
    </Button>
  )
}

function Drop({ child, plan, label }: PlanProps & { readonly label: string }) {
  const text = useText('children').homes
  const { teamId } = useActor()
  const toast = useToast()
  const complain = useErrorToast()
  const drop = useEndHomes({ teamId, memberId: child.memberId })
  const done = { onSuccess: () => toast({ title: text.dropped }), onError: complain }
  return (
    <Button busy={drop.isPending} onClick={() => drop.mutate(plan.id, done)}>
      {label}
    </Button>
  )
}
