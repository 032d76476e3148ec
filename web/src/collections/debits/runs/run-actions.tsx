import type { DebitRunShape } from '@touchline/contract/collections/shapes/debit-runs'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { Download } from 'lucide-react'
import { useState } from 'react'

import { useNow } from '#web/events/use-now.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useChangeDebits, useDebitFile } from '../api.ts'

interface RunActionsProps {
  readonly clubId: string
  readonly run: DebitRunShape
}

type Question = 'cancel' | 'received'

/** Downloads the file for the bank; later marks the run as paid. */
export function RunActions({ clubId, run }: RunActionsProps) {
  const text = useText('debits').runs
  const toast = useToast()
  const { money } = useFormat()
  const today = dayInZone(useNow(), 'UTC')
  const [question, ask] = useState<Question>()
  const file = useDebitFile(clubId, run.id)
  const change = useChangeDebits(clubId, run.id)
  const isAwaited =
    run.state === 'submitted' && today >= run.dueOn && run.paid + run.returned < run.amount

  function answer(kind: Question) {
    change.mutate(kind === 'cancel' ? { kind } : { kind, onDay: run.dueOn }, {
      onSuccess: () => toast({ title: kind === 'cancel' ? text.cancelled : text.receivedDone }),
      onSettled: () => ask(undefined),
    })
  }

  return (
    <>
      <Refused error={file.error ?? change.error} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant={run.fileAt === null ? 'primary' : 'secondary'}
          icon={<Download aria-hidden />}
          busy={file.isPending}
          onClick={() =>
            file.mutate(undefined, { onSuccess: () => toast({ title: text.fileMade }) })
          }
        >
          {text.file}
        </Button>
        {isAwaited && <Button onClick={() => ask('received')}>{text.receivedAll}</Button>}
        {run.isCancellable && (
          <Button variant="quiet" onClick={() => ask('cancel')}>
            {text.cancel}
          </Button>
        )}
      </div>
      <Questions
        question={question}
        sum={money(run.amount - run.paid - run.returned, 'EUR')}
        isBusy={change.isPending}
        onClose={() => ask(undefined)}
        onYes={answer}
      />
    </>
  )
}

interface QuestionsProps {
  readonly question: Question | undefined
  /** The expected amount. */
  readonly sum: string
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onYes: (question: Question) => void
}

function Questions({ question, sum, isBusy, onClose, onYes }: QuestionsProps) {
  const text = useText('debits').runs
  return (
    <>
      <ConfirmDialog
        open={question === 'cancel'}
        onOpenChange={onClose}
        title={text.cancelTitle}
        confirmLabel={text.cancel}
        busy={isBusy}
        onConfirm={() => onYes('cancel')}
      >
        {text.cancelText}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'received'}
        onOpenChange={onClose}
        tone="plain"
        title={text.receivedTitle}
        confirmLabel={text.receivedAll}
        busy={isBusy}
        onConfirm={() => onYes('received')}
      >
        {text.receivedText(sum)}
      </ConfirmDialog>
    </>
  )
}

function Refused({ error }: { error: Error | null }) {
  const text = useText('debits').runs
  const { errors } = useText('wire')
  if (error === null) return null
  const code = codeOf(error)
  return <Banner tone="danger">{code === 'deadline_passed' ? text.tooLate : errors[code]}</Banner>
}
