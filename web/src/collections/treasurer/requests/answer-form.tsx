import type { RequestShape } from '@touchline/contract/collections/shapes/bill'
import { collectionLimits } from '@touchline/domain/collections/limits'
import { type SubmitEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { AmountField } from '../../amount-field.tsx'
import type { CollectionKey } from '../api/keys.ts'
import { useAnswerRequest } from '../api/requests.ts'
import { FormFooter } from '../bill/form-footer.tsx'
import { useAmountProblem, useBillProblem } from '../bill/use-bill-problem.ts'
import { PartsFields, usePartsProblem } from '../parts-fields.tsx'
import { decisionKinds, useDecision } from './use-decision.ts'

export interface AnswerFormProps {
  readonly collectionKey: CollectionKey
  readonly currency: string
  readonly request: RequestShape
  readonly onClose: () => void
}

/** The decision and its text. */
export function AnswerForm({ collectionKey, currency, request, onClose }: AnswerFormProps) {
  const text = useText('treasurer').requests
  const toast = useToast()
  const [words, setWords] = useState('')
  const { kind, choose, sum, parts, decide } = useDecision(request, currency)
  const partsProblem = usePartsProblem(parts, currency)
  const answer = useAnswerRequest(collectionKey)
  const problem = useBillProblem(answer.error)
  const tooMuch = useAmountProblem(answer.error)
  const isAtAmount = kind === 'reduced' && tooMuch !== undefined

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const decision = decide()
    if (decision === undefined || answer.isPending) return
    answer.mutate(
      { requestId: request.id, decision, answer: words.trim() },
      {
        onSuccess: () => {
          toast({ title: text.sent })
          onClose()
        },
      },
    )
  }

  return (
    <form noValidate data-unkept className="grid gap-5" onSubmit={submit}>
      {problem !== undefined && !isAtAmount && <Banner tone="danger">{problem}</Banner>}
      <RadioCards
        label={text.decision}
        options={decisionKinds.map((value) => ({
          value,
          label: text.decisions[value],
          description: text.decisionTexts[value],
        }))}
        value={kind}
        onChange={choose}
      />
      {kind === 'reduced' && <Waived sum={sum} currency={currency} tooMuch={tooMuch} />}
      {kind === 'parted' && <PartsFields parts={parts} currency={currency} />}
      <TextArea
        label={text.words}
        optional
        maxLength={collectionLimits.noteLength}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <FormFooter
        label={text.send}
        busy={answer.isPending}
        refusal={kind === 'parted' ? partsProblem : undefined}
        onCancel={onClose}
      />
    </form>
  )
}

interface WaivedProps {
  readonly sum: ReturnType<typeof useDecision>['sum']
  readonly currency: string
  /** The ledger's error. */
  readonly tooMuch: string | undefined
}

function Waived({ sum, currency, tooMuch }: WaivedProps) {
  const text = useText('treasurer').requests
  return (
    <AmountField
      label={text.waive}
      required
      currency={currency}
      value={sum.typed}
      onChange={sum.type}
      error={sum.error ?? tooMuch}
    />
  )
}
