import { type Goal, goals } from '@touchline/domain/accounts/onboarding'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

interface GoalsFieldProps {
  readonly chosen: readonly Goal[]
  readonly onChange: (goals: readonly Goal[]) => void
}

export function GoalsField({ chosen, onChange }: GoalsFieldProps) {
  const text = useText('teams').onboarding
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{text.goals}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {goals.map((goal) => (
          <Checkbox
            key={goal}
            label={text.goalWords[goal]}
            value={chosen.includes(goal)}
            onChange={(isChosen) =>
              onChange(goals.filter((one) => (one === goal ? isChosen : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
