import type { Member } from '@touchline/contract/members/shapes'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { fullName } from '#web/members/known-name.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

const ReportDialog = lazy(async () => ({
  default: (await import('#web/messages/reports/report-dialog.tsx')).ReportDialog,
}))

/** Reports someone's profile to the safeguarding person. */
export function ReportPerson({ member }: { member: Member }) {
  const { menu } = useText('messages')
  const { teamId } = useActor()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        className="justify-self-start"
        icon={<Flag aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {menu.report}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog
            teamId={teamId}
            reported={{
              kind: 'person',
              memberId: member.id,
              name: fullName(member),
              hasPicture: member.photo !== null,
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
