import type { MemberPage } from '@touchline/contract/members/shapes'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useAskForChildExport, useEraseChild } from './api.ts'

/** For a guardian: a copy of what the team knows of the child, and having it erased. */
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
  const navigate = useNavigate()
  const [isErasing, setErasing] = useState(false)
  const copy = useAskForChildExport({ teamId, memberId })
  const erase = useEraseChild({ teamId, memberId })
  const complain = (error: unknown) =>
    toast({ tone: 'error', title: text.failed, description: wire.errors[codeOf(error)] })

  // Also where the news has closed the page meanwhile.
  function leave() {
    toast({ title: text.erased(name) })
    void navigate(paths.teams)
  }

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
        onConfirm={() => void erase.mutateAsync(name).then(leave, complain)}
      >
        {text.eraseText}
      </ConfirmDialog>
    </div>
  )
}

function nameOf({ firstName, lastName }: MemberPage['member']): string {
  return `${firstName} ${lastName}`.trim()
}
