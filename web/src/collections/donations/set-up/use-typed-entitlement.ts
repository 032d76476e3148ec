import type { DonationsShape } from '@touchline/contract/collections/shapes/donations'
import type { DonationCountry } from '@touchline/domain/collections/donations/countries'
import { donationLimits } from '@touchline/domain/collections/donations/limits'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { type SubmitEvent, useState } from 'react'

import { useNow } from '#web/events/use-now.ts'
import { base64Of } from '#web/members/import/file-content.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useSaveEntitlement } from '../api.ts'
import { useDonationProblems } from '../use-problems.ts'
import {
  entitlementOf,
  problemsOfEntitlement,
  typedEntitlement,
  type TypedEntitlement,
} from './typed-entitlement.ts'

export interface ConfirmedBy {
  readonly clubId: string
  readonly clubName: string
  readonly donations: DonationsShape
  readonly onDone: () => void
}

/** The form while it is typed, and what is wrong with it once it was tried. */
export function useTypedEntitlement(
  { clubId, clubName, donations, onDone }: ConfirmedBy,
  country: DonationCountry,
) {
  const text = useText('donations')
  const toast = useToast()
  const save = useSaveEntitlement(clubId)
  const today = dayInZone(useNow(), useBrowserPlace().timeZone)
  const [typed, setTyped] = useState(() => typedEntitlement(donations, clubName))
  const [isTried, setTried] = useState(false)
  const { fields, other } = useDonationProblems(save.error)
  const { hasSignature, version } = donations
  const isTooLarge = (typed.signature?.size ?? 0) > donationLimits.signatureBytes
  const found = {
    ...problemsOfEntitlement(typed, { country, today, hasSignature }),
    ...(isTooLarge && { signature: 'no_picture' as const }),
  }
  const sentences = Object.fromEntries(
    Object.entries(found).map(([field, problem]) => [field, text.problems[problem]]),
  )

  async function send() {
    const signature = await signatureOf(typed)
    const entitlement = entitlementOf(typed, country)
    save.mutate(
      { entitlement, signature, version },
      {
        onSuccess: () => {
          toast({ title: text.setUp.saved })
          onDone()
        },
      },
    )
  }

  return {
    typed,
    change: (parts: Partial<TypedEntitlement>) => {
      save.reset()
      setTyped((now) => ({ ...now, ...parts }))
    },
    problems: isTried ? { ...fields, ...sentences } : {},
    other,
    isBusy: save.isPending,
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      setTried(true)
      if (Object.keys(found).length === 0 && !save.isPending) void send()
    },
  }
}

async function signatureOf({ signature, isSignatureRemoved }: TypedEntitlement) {
  if (signature !== undefined)
    return { kind: 'replace' as const, base64: await base64Of(signature) }
  return { kind: isSignatureRemoved ? ('remove' as const) : ('keep' as const) }
}
