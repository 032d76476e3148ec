import type { PayoutAddress, PayoutShape } from '@touchline/contract/collections/shapes/collection'
import { isSwissIban } from '@touchline/domain/collections/swiss-account'
import type { SubmitEvent } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useSetAccount } from '../api/bank.ts'
import { AddressFields } from './address-fields.tsx'
import { ProofFields, SignInAgain } from './proof-fields.tsx'
import { type AccountDraft, useAccountDraft } from './use-account-draft.ts'
import { isProofError, useProof } from './use-proof.ts'

interface AccountCardProps {
  readonly teamId: string
  readonly payout: PayoutShape
}

interface Wanted {
  readonly holder: string | null
  readonly iban: string | null
  readonly address?: PayoutAddress
}

/** The account printed on bills for transfers. */
export function AccountCard({ teamId, payout }: AccountCardProps) {
  const text = useText('bank')
  const { errors } = useText('wire')
  const toast = useToast()
  const account = useSetAccount(teamId)
  const draft = useAccountDraft(payout)
  const proof = useProof(payout.proof)

  function send(wanted: Wanted, title: string) {
    if (!proof.check()) return
    account.mutate(
      { ...wanted, ...proof.shown },
      {
        onSuccess: () => {
          proof.forget()
          toast({ title })
        },
        onError: (error) => proof.refuse(error),
      },
    )
  }

  function save(event: SubmitEvent) {
    event.preventDefault()
    const wanted = draft.check()
    if (wanted !== undefined) send(wanted, text.saved)
  }

  return (
    <Card title={text.transfers}>
      <form noValidate className="grid gap-4" onSubmit={save}>
        <p className="text-muted">{text.transfersText}</p>
        {account.isError && !isProofError(account.error) && (
          <Banner tone="danger">{errors[codeOf(account.error)]}</Banner>
        )}
        <AccountFields draft={draft} />
        <ProofFields proof={proof} />
        {proof.needed === 'sign_in' ? (
          <SignInAgain />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={account.isPending}>
              {text.save}
            </Button>
            {payout.iban !== null && (
              <Button
                variant="quiet"
                onClick={() => send({ holder: null, iban: null }, text.removed)}
              >
                {text.remove}
              </Button>
            )}
          </div>
        )}
      </form>
    </Card>
  )
}

function AccountFields({ draft }: { draft: AccountDraft }) {
  const text = useText('bank')
  return (
    <>
      <TextField
        label={text.holder}
        required
        maxLength={140}
        autoComplete="off"
        value={draft.holder}
        onChange={({ target }) => draft.setHolder(target.value)}
        error={draft.problems.holder}
      />
      <TextField
        label={text.iban}
        required
        maxLength={50}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={draft.iban}
        onChange={({ target }) => draft.setIban(target.value)}
        onBlur={draft.tidy}
        error={draft.problems.iban}
      />
      {isSwissIban(draft.iban) && (
        <AddressFields
          address={draft.address}
          onChange={draft.setAddress}
          error={draft.problems.address}
        />
      )}
    </>
  )
}
