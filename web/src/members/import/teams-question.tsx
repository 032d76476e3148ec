import type { ImportQuestion } from '@touchline/contract/members/shapes/import-preview'
import { isolated } from '@touchline/domain/values/isolated'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

interface TeamsQuestionProps {
  readonly question: Extract<ImportQuestion, { kind: 'teams' }>
  readonly onAnswer: (teams: string[]) => void
}

/** Asks which teams in a club's list belong here. */
export function TeamsQuestion({ question, onAnswer }: TeamsQuestionProps) {
  const text = useText('memberImport').questions
  const wire = useText('wire')
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <fieldset className="grid justify-items-start gap-1">
      <legend className="mb-1 font-medium">{text.teams}</legend>
      {question.choices.map(({ name, rows }) => (
        <Checkbox
          key={name}
          label={text.teamRows(isolated(name), rows)}
          value={chosen.includes(name)}
          onChange={(ticked) =>
            setChosen(ticked ? [...chosen, name] : chosen.filter((one) => one !== name))
          }
        />
      ))}
      <Button
        size="s"
        className="mt-2"
        disabled={chosen.length === 0}
        onClick={() => onAnswer([...chosen])}
      >
        {wire.continue}
      </Button>
    </fieldset>
  )
}
