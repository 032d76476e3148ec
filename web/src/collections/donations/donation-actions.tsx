import type { DonationsShape } from '@touchline/contract/collections/shapes/donations'
import { donationLimits } from '@touchline/domain/collections/donations/limits'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { ConfirmedSendButton } from '../confirmed-send-button.tsx'
import { useIssueReceipts, useSendReceipts } from './api.ts'
import { unsentReceipts } from './receipt-state.ts'
import { useDonationProblems } from './use-problems.ts'

interface DonationActionsProps {
  readonly clubId: string
  readonly donations: DonationsShape
}

/** Issues a receipt to everyone who is ready, and emails those not sent yet. */
export function DonationActions({ clubId, donations }: DonationActionsProps) {
  const text = useText('donations')
  const toast = useToast()
  const { money } = useFormat()
  const issue = useIssueReceipts(clubId, donations.year)
  const send = useSendReceipts(clubId)
  const { first, other } = useDonationProblems(issue.error ?? send.error)
  const problem = first ?? other
  const ready = donations.donors
    .filter(({ refusal }) => refusal === null)
    .slice(0, donationLimits.atOnce)
  const unsent = donations.hasSignature ? unsentReceipts(donations.donors) : []
  const sum = ready.reduce((total, { open }) => total + open, 0)
  return (
    <div className="grid justify-items-start gap-3">
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <div className="flex flex-wrap gap-3">
        <ConfirmedSendButton
          label={text.issue.all(ready.length)}
          title={text.issue.title}
          busyLabel={text.issue.busy}
          isSending={issue.isPending}
          refusal={refusalOf(donations, ready.length, text)}
          onSend={(done) =>
            issue.mutate(
              ready.map(({ donorKey }) => donorKey),
              { onSuccess: () => toast({ title: text.issue.done }), onSettled: done },
            )
          }
        >
          {text.issue.text(money(sum, 'EUR'))}
        </ConfirmedSendButton>
        {unsent.length > 0 && (
          <ConfirmedSendButton
            label={text.send.all(unsent.length)}
            title={text.send.title}
            busyLabel={text.send.busy}
            variant="secondary"
            isSending={send.isPending}
            refusal={undefined}
            onSend={(done) =>
              send.mutate(unsent, {
                onSuccess: () => toast({ title: text.send.done }),
                onSettled: done,
              })
            }
          >
            {text.send.text}
          </ConfirmedSendButton>
        )}
      </div>
    </div>
  )
}

function refusalOf(
  { refusal, donors }: DonationsShape,
  ready: number,
  { issue, problems }: ReturnType<typeof useText<'donations'>>,
): string | undefined {
  if (refusal === 'notice_expired') return problems.notice_expired
  if (refusal !== null) return problems.not_confirmed
  if (ready > 0) return undefined
  return donors.some(({ open }) => open > 0) ? issue.nobody : issue.nothing
}
