import type { DuesShape } from '@touchline/contract/collections/shapes/dues'
import { type SubmitEvent, useState } from 'react'

import { useReason } from '#web/platform/client/use-reason.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useSaveDues } from '../api.ts'
import { FamilyRules } from './family-rules.tsx'
import { RateList } from './rate-list.tsx'
import { problemsOfTyped, readRules, toTypedRules, type TypedRules } from './typed-rules.ts'
import { YearCard } from './year-card.tsx'

interface RulesFormProps {
  readonly clubId: string
  readonly dues: DuesShape
}

/** Rates and discounts. */
export function RulesForm({ clubId, dues }: RulesFormProps) {
  const text = useText('dues').rules
  const { errors } = useText('wire')
  const { language } = useLanguage()
  const toast = useToast()
  const [typed, setTyped] = useState(() => toTypedRules(dues, language))
  const [isTried, setTried] = useState(false)
  const save = useSaveDues(clubId)
  const reason = useReason(save.error)
  const found = problemsOfTyped(typed, language)
  const problems = isTried ? found : {}
  const change = (parts: Partial<TypedRules>) => setTyped((now) => ({ ...now, ...parts }))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(found).length > 0 || save.isPending) return
    const { currency, months } = typed
    save.mutate(
      { rules: readRules(typed, language), currency, months, version: dues.version },
      { onSuccess: () => toast({ title: text.saved }) },
    )
  }

  return (
    <form noValidate className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
      <RateList
        rates={typed.rates}
        currency={typed.currency}
        teams={dues.teams}
        error={problems.rates && text.problems.no_rate}
        onChange={(rates) => change({ rates })}
        choice={typed.rateChoice}
        onChoose={(rateChoice) => change({ rateChoice })}
      />
      <YearCard typed={typed} onChange={change} />
      <FamilyRules typed={typed} problems={problems} onChange={change} />
      {save.isError && <Banner tone="danger">{reason ?? errors.unavailable}</Banner>}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={save.isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}
