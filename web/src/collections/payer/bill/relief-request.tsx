import type { BillPageShape } from '@touchline/contract/collections/shapes/payer'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useAskTreasurer } from '../api.ts'
import { type Asked, AskFields } from '../ask-fields.tsx'
import type { OfBill } from './bill-view.tsx'

/** The request and its answer; if none is pending, a form to ask. */
export function ReliefRequest({ bill }: OfBill) {
  const { request } = bill
  return (
    <>
      {request && <Answered bill={bill} request={request} />}
      {bill.outstanding > 0 && request?.state !== 'open' && <Ask token={bill.token} />}
    </>
  )
}

interface AnsweredProps extends OfBill {
  readonly request: NonNullable<BillPageShape['request']>
}

function Answered({ bill, request }: AnsweredProps) {
  const { ask: text } = useText('payer')
  const granted = useGranted(bill, request.waived)
  const { state, words, answer } = request
  const said = {
    open: { tone: 'info', title: text.sent, words: text.sentText },
    granted: { tone: 'good', title: text.granted, words: granted },
    refused: { tone: 'warning', title: text.refused, words: text.refusedText },
  } as const
  return (
    <Banner tone={said[state].tone} title={said[state].title}>
      <p>{said[state].words}</p>
      <p className="mt-2 text-s wrap-anywhere whitespace-pre-line">
        <span className="block text-muted">{text.yourWords}</span>
        {words}
      </p>
      {answer !== '' && (
        <p className="mt-2 text-s wrap-anywhere whitespace-pre-line">
          <span className="block text-muted">{text.answer}</span>
          {answer}
        </p>
      )}
    </Banner>
  )
}

/** The family's new amount. */
function useGranted({ outstanding, currency, instalments }: BillPageShape, waived: number): string {
  const { ask: text } = useText('payer')
  const { money } = useFormat()
  const open = instalments.filter(({ isPaid }) => !isPaid).length
  if (outstanding === 0) return text.waived
  if (waived > 0) return text.reduced(money(waived, currency), money(outstanding, currency))
  return open > 1 ? text.parted(open) : text.grantedText
}

const nothingAsked: Asked = { kind: 'reduction', words: '' }

function Ask({ token }: { token: string }) {
  const { ask: text, problems, handingIn } = useText('payer')
  const { errors } = useText('wire')
  const asking = useAskTreasurer(token)
  const [asked, setAsked] = useState<Asked>(nothingAsked)
  const [isMissing, setMissing] = useState(false)
  const isEmpty = asked.words.trim() === ''

  return (
    <details className="no-print rounded-surface border border-line bg-surface p-4">
      <summary className="min-h-11 content-center">
        <h2 className="inline text-l">{text.open}</h2>
      </summary>
      <form
        noValidate
        className="mt-2 grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(isEmpty)
          if (!isEmpty && !asking.isPending) asking.mutate(asked)
        }}
      >
        <AskFields
          {...asked}
          error={isMissing && isEmpty ? problems.missing : undefined}
          onChange={setAsked}
        />
        {asking.isError && <Banner tone="danger">{errors[codeOf(asking.error)]}</Banner>}
        <Button
          type="submit"
          className="justify-self-start"
          busy={asking.isPending}
          busyLabel={handingIn}
        >
          {text.send}
        </Button>
      </form>
    </details>
  )
}
