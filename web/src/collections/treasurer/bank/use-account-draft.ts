import type { PayoutShape } from '@touchline/contract/collections/shapes/collection'
import { inGroups } from '@touchline/domain/collections/payment-reference'
import { isIban } from '@touchline/domain/values/iban'
import { useCallback, useRef, useState } from 'react'

import { keptDraft } from '#web/platform/forms/kept-draft.ts'
import { useText } from '#web/platform/language/language.tsx'

interface Typed {
  readonly holder: string
  readonly iban: string
}

const useKeptDraft = keptDraft<Typed>()

/** Holder and number of an account while they are typed, also across a sign-in in between. */
export function useAccountDraft(payout: Pick<PayoutShape, 'holder' | 'iban'>) {
  const text = useText('bank')
  const { typed, type } = useTyped({
    holder: payout.holder ?? '',
    iban: inFours(payout.iban ?? ''),
  })
  const { holder, iban } = typed
  const [isAsked, setAsked] = useState(false)
  const isNameless = holder.trim() === ''
  const isMistyped = !isIban(iban)

  /** The account as it is sent; undefined while something is wrong, which is said then. */
  function check() {
    setAsked(true)
    return isNameless || isMistyped ? undefined : { holder: holder.trim(), iban }
  }

  return {
    holder,
    setHolder: (words: string) => type({ holder: words, iban }),
    iban,
    setIban: (words: string) => type({ holder, iban: words }),
    tidy: () => type({ holder, iban: inFours(iban) }),
    check,
    problems: {
      holder: isAsked && isNameless ? text.holderMissing : undefined,
      iban: isAsked && isMistyped ? text.ibanWrong : undefined,
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

/** As it stands on cards and statements. */
function inFours(iban: string): string {
  return inGroups(iban.replaceAll(/\s/g, '').toUpperCase())
}
