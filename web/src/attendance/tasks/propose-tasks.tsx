import { Scale } from 'lucide-react'
import { useState } from 'react'

import { usePremiumRefusal } from '#web/entitlements/use-premium-refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import type { EventPlace } from '../api/tasks.ts'
import { TaskProposal } from './task-proposal.tsx'

/** A fair proposal for unassigned tasks, to be confirmed. */
export function ProposeTasks({ place }: { place: EventPlace }) {
  const text = useText('attendance').tasks
  const refusal = usePremiumRefusal(useTeam().entitlement, 'task_assignment')
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={text.proposal}
      trigger={
        <Button className="no-print my-2" icon={<Scale aria-hidden />} refusal={refusal}>
          {text.propose}
        </Button>
      }
    >
      {isOpen && <TaskProposal place={place} onEnd={() => setOpen(false)} />}
    </Dialog>
  )
}
