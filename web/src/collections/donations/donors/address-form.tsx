import type {
  DonationsShape,
  DonorDetails,
  DonorShape,
} from '@touchline/contract/collections/shapes/donations'
import { donationLimits as limits } from '@touchline/domain/collections/donations/limits'
import { isSpanishNumber } from '@touchline/domain/collections/donations/tax-numbers'
import { type SubmitEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { DialogEnd } from '../../dues/dialog-end.tsx'
import { useSaveDonor } from '../api.ts'
import { type DonationProblem, useDonationProblems } from '../use-problems.ts'

interface AddressFormProps {
  readonly clubId: string
  readonly donations: Pick<DonationsShape, 'year' | 'country'>
  readonly donor: DonorShape
  readonly onDone: () => void
}

const lengths: Readonly<Record<keyof DonorDetails, number>> = {
  name: limits.nameLength,
  street: limits.streetLength,
  postcode: limits.postcodeLength,
  town: limits.townLength,
  taxNumber: 20,
}
const address = ['name', 'street', 'postcode', 'town'] as const

/** What the form of a receipt asks of a donor. */
export function AddressForm({ clubId, donations, donor, onDone }: AddressFormProps) {
  const text = useText('donations')
  const wire = useText('wire')
  const toast = useToast()
  const save = useSaveDonor(clubId)
  const [typed, setTyped] = useState(() => typedDetails(donor))
  const [isTried, setTried] = useState(false)
  const { fields, other } = useDonationProblems(save.error)
  const isSpanish = donations.country === 'ES'
  const found = problemsOf(typed, isSpanish)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(found).length > 0 || save.isPending) return
    save.mutate(
      { year: donations.year, donorKey: donor.donorKey, details: typed },
      {
        onSuccess: () => {
          toast({ title: text.address.saved })
          onDone()
        },
      },
    )
  }

  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
      {other !== undefined && <Banner tone="danger">{other}</Banner>}
      {(isSpanish ? ([...address, 'taxNumber'] as const) : address).map((field) => (
        <TextField
          key={field}
          label={text.address[field]}
          required
          maxLength={lengths[field]}
          autoComplete="off"
          value={typed[field]}
          onChange={({ target }) => setTyped((now) => ({ ...now, [field]: target.value }))}
          error={isTried ? (sentenceOf(found[field], text.problems) ?? fields[field]) : undefined}
        />
      ))}
      <DialogEnd label={wire.save} busy={save.isPending} onCancel={onDone} />
    </form>
  )
}

function typedDetails({ name, details }: DonorShape): DonorDetails {
  return details ?? { name, street: '', postcode: '', town: '', taxNumber: '' }
}

type Problems = Partial<Record<keyof DonorDetails, DonationProblem>>

function problemsOf(typed: DonorDetails, isSpanish: boolean): Problems {
  const missing = address.filter((field) => typed[field].trim() === '')
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'missing'])),
    ...(isSpanish && !isSpanishNumber(typed.taxNumber) && { taxNumber: 'number_wrong' }),
  }
}

function sentenceOf(
  problem: DonationProblem | undefined,
  sentences: Readonly<Record<DonationProblem, string>>,
): string | undefined {
  return problem && sentences[problem]
}
