import type { FormShape } from '@touchline/contract/collections/shapes/payer'
import { controlAccentOf } from '@touchline/domain/values/accent'
import { useMemo } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { usePageAccent } from '#web/ui/accent-scope.tsx'
import { Banner } from '#web/ui/banner.tsx'

import type { FormAddress } from '../api.ts'
import type { Draft } from './draft-shape.ts'
import { FormHead } from './form-head.tsx'
import { PayForm } from './pay-form.tsx'

export interface OpenFormProps {
  readonly address: FormAddress
  readonly owner: string | undefined
  readonly form: FormShape
  readonly kept: Draft | null
}

/** The description and the form, or the reason why it is closed. */
export function OpenForm(props: OpenFormProps) {
  const { form } = props
  const { color } = form.team
  usePageAccent(useMemo(() => controlAccentOf(color), [color]))
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageTitle title={form.name} />
      {form.refusal === 'preview' && <Preview />}
      <FormHead form={form} />
      {form.refusal === null || form.refusal === 'preview' ? (
        <PayForm {...props} />
      ) : (
        <NotOpen form={form} />
      )}
    </div>
  )
}

function Preview() {
  const { closedDoors: text } = useText('payer')
  return (
    <Banner tone="warning" title={text.preview}>
      {text.previewText}
    </Banner>
  )
}

function NotOpen({ form: { refusal, opensOn } }: { form: FormShape }) {
  const { closedDoors: text } = useText('payer')
  const { day } = useFormat()
  if (refusal === 'closed') return <Banner title={text.closed}>{text.closedText}</Banner>
  return <Banner title={text.notOpenYet}>{opensOn !== null && text.opensOn(day(opensOn))}</Banner>
}
