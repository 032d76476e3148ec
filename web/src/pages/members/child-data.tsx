import type { MemberPage } from '@touchline/contract/members/shapes'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useAskForChildExport, useEraseChild } from './api.ts'

/** For guardians: exporting and erasing the child's data. */
export function ChildData({ page: { member } }: { page: MemberPage }) {
  const text = useText('children').data
  const { teamId, childIds } = useActor()
  return childIds.includes(member.id) ? (
    <section className="mt-8 border-t border-line pt-6">
      <h3 className="font-medium">{text.title}</h3>
      <p className="mt-1 max-w-measure text-muted">{text.about}</p>
      <Deeds teamId={teamId} memberId={member.id} name={nameOf(member)} />
    </section>
  ) : null
}

interface DeedsProps {
  readonly teamId: string
  readonly memberId: string
  readonly name: string
}

function Deeds({ teamId, memberId, name }: DeedsProps) {
  const text = useText('children').data
  const wire = useText('wire')
  const toast = useToast()
  const [isErasing, setErasing] = useState(false)
  const copy = useAskForChildExport({ teamId, memberId })
  const erase = useEraseChild({ teamId, memberId })
  const complain = (error: unknown) =>
    toast({ tone: 'error', title: text.failed, description: wire.errors[codeOf(error)] })

  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button
        busy={copy.isPending}
        onClick={() =>
          copy.mutate(undefined, {
            onSuccess: () => toast({ title: text.copyAsked }),
            onError: complain,
          })
        }
      >
        {text.copy}
      </Button>
      <Button variant="danger" onClick={() => setErasing(true)}>
        {text.erase}
      </Button>
      <ConfirmDialog
        open={isErasing}
        onOpenChange={setErasing}
        title={text.eraseTitle(name)}
        confirmLabel={text.erase}
        tone="danger"
        typedName={name}
        busy={erase.isPending}
        onConfirm={() =>
          erase.mutate(name, {
            onSuccess: () => toast({ title: text.erasureAsked }),
            onError: complain,
            onSettled: () => setErasing(false),
          })
        }
      >
        {text.eraseText}
      </ConfirmDialog>
    </div>
  )
}

function nameOf({ firstName, lastName }: MemberPage['member']): string {
  return `${firstName} ${lastName}`.trim()
}
