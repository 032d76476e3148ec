import type { PayoutShape } from '@touchline/contract/collections/shapes/collection'
import { formatReference } from '@touchline/domain/collections/payment-reference'
import { isSwissIban } from '@touchline/domain/collections/swiss-account'
import { isIban } from '@touchline/domain/values/iban'
import { useCallback, useRef, useState } from 'react'

import { createDraftKeeper } from '#web/platform/forms/draft-keeper.ts'
import { useText } from '#web/platform/language/language.tsx'

import type { TypedAddress } from './address-fields.tsx'

interface Typed {
  readonly holder: string
  readonly iban: string
  readonly address: TypedAddress
}

type Stored = Pick<PayoutShape, 'holder' | 'iban' | 'address'>

const noAddress: TypedAddress = { street: '', building: '', postcode: '', town: '' }

const useKeptDraft = createDraftKeeper<Typed>()

/** Holder and number of an account while they are typed, also across a sign-in in between. */
export function useAccountDraft(payout: Stored) {
  const text = useText('bank')
  const { typed, type } = useTyped(typedAccount(payout))
  const { holder, iban, address } = typed
  const [isAsked, setAsked] = useState(false)
  const isNameless = holder.trim() === ''
  const isMistyped = !isIban(iban)
  const isHalf = isSwissIban(iban) && isHalfTyped(address)

  /** The account as a request; undefined if invalid, which is shown then. */
  function check() {
    setAsked(true)
    if (isNameless || isMistyped || isHalf) return undefined
    const sent = { holder: holder.trim(), iban }
    return isSwissIban(iban) && address.street.trim() !== '' ? { ...sent, address } : sent
  }

  return {
    holder,
    setHolder: (words: string) => type({ ...typed, holder: words }),
    iban,
    setIban: (words: string) => type({ ...typed, iban: words }),
    tidy: () => type({ ...typed, iban: inFours(iban) }),
    address,
    setAddress: (changed: TypedAddress) => type({ ...typed, address: changed }),
    check,
    problems: {
      holder: isAsked && isNameless ? text.holderMissing : undefined,
      iban: isAsked && isMistyped ? text.ibanWrong : undefined,
      address: isAsked && isHalf ? text.address.missing : undefined,
    },
  }
}

export type AccountDraft = ReturnType<typeof useAccountDraft>

function useTyped(first: Typed) {
  const [typed, setTyped] = useState(first)
  const last = useRef(first)
  const type = useCallback((next: Typed) => {
    last.current = next
    setTyped(next)
  }, [])
  const getValues = useCallback(() => last.current, [])
  useKeptDraft({ getValues, reset: type })
  return { typed, type }
}

function typedAccount({ holder, iban, address }: Stored): Typed {
  return { holder: holder ?? '', iban: inFours(iban ?? ''), address: address ?? noAddress }
}

/** Either nothing, or all that a slip needs. */
function isHalfTyped({ street, building, postcode, town }: TypedAddress): boolean {
  const needed = [street, postcode, town].filter((words) => words.trim() === '').length
  return needed === 0 ? building.trim() !== '' : needed < 3
}

/** Groups of four, as on cards and statements. */
function inFours(iban: string): string {
  return formatReference(iban.replaceAll(/\s/g, '').toUpperCase())
}
