import type {
  DonationReceiptShape,
  DonationsShape,
  DonorShape,
} from '@touchline/contract/collections/shapes/donations'
import { type ReactNode, useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { useIssueReceipts } from '../api.ts'
import { useDonationProblems } from '../use-problems.ts'
import { AddressForm } from './address-form.tsx'
import { ReceiptRow } from './receipt-row.tsx'
import { VoidForm } from './void-form.tsx'

interface DonorDetailsProps {
  readonly clubId: string
  readonly donations: DonationsShape
  readonly donor: DonorShape
  readonly mayManage: boolean
  readonly onClose: () => void
}

type Step =
  | { readonly kind: 'facts' | 'address' }
  | { readonly kind: 'void'; readonly receipt: DonationReceiptShape }

/** A donor's address, donations and receipts, and what can be done with them. */
export function DonorDetails(props: DonorDetailsProps) {
  const { clubId, donations, donor, onClose } = props
  const text = useText('donations')
  const [step, setStep] = useState<Step>({ kind: 'facts' })
  const back = () => setStep({ kind: 'facts' })
  const titles = {
    facts: donor.name,
    address: text.address.title(donor.name),
    void: step.kind === 'void' ? text.voiding.title(step.receipt.number) : '',
  }
  return (
    <Dialog open title={titles[step.kind]} onOpenChange={(open) => open || onClose()}>
      {step.kind === 'facts' && (
        <Facts
          {...props}
          onAddress={() => setStep({ kind: 'address' })}
          onVoid={(receipt) => setStep({ kind: 'void', receipt })}
        />
      )}
      {step.kind === 'address' && (
        <AddressForm clubId={clubId} donations={donations} donor={donor} onDone={back} />
      )}
      {step.kind === 'void' && <VoidForm clubId={clubId} receipt={step.receipt} onDone={back} />}
    </Dialog>
  )
}

interface FactsProps extends DonorDetailsProps {
  readonly onAddress: () => void
  readonly onVoid: (receipt: DonationReceiptShape) => void
}

function Facts({ clubId, donations, donor, mayManage, onAddress, onVoid }: FactsProps) {
  const text = useText('donations')
  const { day, money } = useFormat()
  const { details } = donor
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Part title={text.donor.address}>
        {details !== null && (
          <p className="wrap-anywhere">
            {[
              details.name,
              details.street,
              `${details.postcode} ${details.town}`,
              details.taxNumber,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
        {mayManage && donor.donations.length > 0 && (
          <Button onClick={onAddress}>
            {details === null ? text.donor.addAddress : text.donor.changeAddress}
          </Button>
        )}
      </Part>
      {donor.donations.length > 0 && (
        <Part title={text.donor.given}>
          <ul className="grid w-full gap-1">
            {donor.donations.map(({ onDay, amount, collection }, place) => (
              <li key={place} className="flex justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">
                  {day(onDay)} · {collection}
                </span>
                <span className="figures shrink-0">{money(amount, 'EUR')}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {donor.receipts.length > 0 && (
        <Part title={text.donor.receipts}>
          {donor.receipts.map((receipt) => (
            <ReceiptRow
              key={receipt.id}
              clubId={clubId}
              receipt={receipt}
              hasEmail={donor.hasEmail}
              mayManage={mayManage}
              onVoid={() => onVoid(receipt)}
            />
          ))}
        </Part>
      )}
      {mayManage && donor.open > 0 && (
        <IssueOne clubId={clubId} donations={donations} donor={donor} />
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <h3 className="text-s text-muted">{title}</h3>
      {children}
    </section>
  )
}

type OneProps = Pick<DonorDetailsProps, 'clubId' | 'donations' | 'donor'>

function IssueOne({ clubId, donations, donor }: OneProps) {
  const text = useText('donations')
  const toast = useToast()
  const issue = useIssueReceipts(clubId, donations.year)
  const { first, other } = useDonationProblems(issue.error)
  const problem = first ?? other
  const { refusal } = donations
  const missing =
    donor.refusal === null || donor.refusal === 'nothing_open'
      ? undefined
      : text.states[donor.refusal]
  const blocked =
    refusal === 'notice_expired' ? text.problems.notice_expired : text.problems.not_confirmed
  return (
    <div className="grid justify-items-end gap-3">
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <Button
        variant="primary"
        refusal={refusal === null ? missing : blocked}
        busy={issue.isPending}
        busyLabel={text.issue.busy}
        onClick={() =>
          issue.mutate([donor.donorKey], { onSuccess: () => toast({ title: text.issue.done }) })
        }
      >
        {text.issue.one}
      </Button>
    </div>
  )
}
