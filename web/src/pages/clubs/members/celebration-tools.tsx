import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'

const periods = ['month', 'quarter', 'year'] as const
export type Period = (typeof periods)[number]

interface CelebrationToolsProps {
  readonly period: Period
  readonly onPeriod: (period: Period) => void
  readonly isRound: boolean
  readonly onRound: (isRound: boolean) => void
}

export function CelebrationTools(props: CelebrationToolsProps) {
  const { days: text } = useText('clubMembers')
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Select
        label={text.period}
        labelHidden
        className="w-52"
        options={optionsOf(periods, text.periods)}
        value={props.period}
        onChange={props.onPeriod}
      />
      <Checkbox label={text.onlyRound} value={props.isRound} onChange={props.onRound} />
    </div>
  )
}
