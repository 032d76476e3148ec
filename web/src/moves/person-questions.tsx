import type { MoveFindings } from '@touchline/contract/moves/shapes'
import { leftOut } from '@touchline/domain/moves/match-people'
import { isolated } from '@touchline/domain/values/isolated'

import { Part } from '#web/members/import/part.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

interface PersonQuestionsProps {
  readonly questions: MoveFindings['personQuestions']
  readonly onAnswer: (key: string, choice: string) => void
}

/** Asks which of several people with one name an attendance list means. */
export function PersonQuestions({ questions, onAnswer }: PersonQuestionsProps) {
  const { person: text } = useText('moves')
  const { day } = useFormat()
  if (questions.length === 0) return null
  return (
    <Part title={text.title} count={questions.length}>
      <ul className="grid max-w-prose gap-6">
        {questions.map(({ key, name, teamName, choices }) => (
          <li key={`${teamName} ${key}`}>
            <RadioCards
              label={
                teamName === ''
                  ? text.questionInTeam(isolated(name))
                  : text.question(isolated(name), isolated(teamName))
              }
              arrangement="list"
              options={[
                ...choices.map((one) => ({
                  value: one.choice,
                  label: one.name,
                  description: one.dateOfBirth ? text.born(day(one.dateOfBirth)) : undefined,
                })),
                { value: leftOut, label: text.leaveOut },
              ]}
              value={null}
              onChange={(choice) => onAnswer(key, choice)}
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}
