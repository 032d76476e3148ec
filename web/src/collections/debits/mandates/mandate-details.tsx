import type { MandateShape } from '@touchline/contract/collections/shapes/debits'
import { type ReactNode, useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useRevokeMandate } from '../api.ts'
import { formatIban } from '../format-iban.ts'
import { useDebitProblems } from '../use-problem.ts'

interface MandateDetailsProps {
  readonly clubId: string
  readonly mandate: MandateShape
  readonly onEdit: () => void
  readonly onClose: () => void
}

/** A mandate with the signed text and its actions. */
export function MandateDetails({ clubId, mandate, onEdit, onClose }: MandateDetailsProps) {
  const text = useText('debits').mandates
  const { edit } = useText('wire')
  const toast = useToast()
  const [isAsking, ask] = useState(false)
  const revoke = useRevokeMandate(clubId)
  const { other } = useDebitProblems(revoke.error)
  const isChangeable = mandate.personId === null && mandate.state !== 'revoked'
  return (
    <Dialog open title={mandate.holder} onOpenChange={(open) => open || onClose()}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {other !== undefined && <Banner tone="danger">{other}</Banner>}
        <MandateFacts mandate={mandate} />
        {mandate.personId !== null && (
          <p>
            {text.inRecord}{' '}
            <TextLink to={paths.clubMember(clubId, mandate.personId)}>{text.toRecord}</TextLink>
          </p>
        )}
        {isChangeable && (
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="quiet" onClick={() => ask(true)}>
              {text.revoke}
            </Button>
            <Button onClick={onEdit}>{edit}</Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={text.revokeTitle}
        confirmLabel={text.revoke}
        busy={revoke.isPending}
        onConfirm={() =>
          revoke.mutate(mandate.id, {
            onSuccess: () => {
              toast({ title: text.revoked })
              onClose()
            },
            onSettled: () => ask(false),
          })
        }
      >
        {text.revokeText}
      </ConfirmDialog>
    </Dialog>
  )
}

function MandateFacts({ mandate }: { mandate: MandateShape }) {
  const text = useText('debits').mandates
  const { day } = useFormat()
  const { signature, signedOn, lastCollectedOn } = mandate
  return (
    <div className="grid gap-2">
      <dl className="grid gap-2">
        <Fact label={text.iban}>{formatIban(mandate.iban)}</Fact>
        <Fact label={text.reference}>{mandate.reference}</Fact>
        <Fact label={text.signedOn}>{day(signedOn)}</Fact>
        <Fact label={text.columns.state}>
          {text.states[mandate.state]} · {text.kinds[mandate.kind]}
        </Fact>
      </dl>
      <p className="text-s wrap-anywhere text-muted">{text.paysFor(mandate.payer)}</p>
      {lastCollectedOn !== null && (
        <p className="text-s text-muted">{text.lastCollected(day(lastCollectedOn))}</p>
      )}
      <p className="text-s wrap-anywhere text-muted">
        {signature === null ? text.onPaper : text.signedOnline(signature.name, day(signedOn))}
      </p>
      {signature !== null && (
        <details className="text-s">
          <summary className="min-h-9 content-center touch:min-h-11">{text.signedText}</summary>
          <p className="wrap-anywhere text-muted">{signature.text}</p>
        </details>
      )}
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-s text-muted">{label}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </div>
  )
}
