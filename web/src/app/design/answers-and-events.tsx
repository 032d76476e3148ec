import { Dumbbell, Trophy } from 'lucide-react'
import { useState } from 'react'

import { AnswerBar } from '#web/ui/answer-bar.tsx'
import { type Answer, AnswerControl } from '#web/ui/answer-control.tsx'
import { EventCard } from '#web/ui/event-card.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import { Specimen } from './specimen.tsx'

const words = { going: 'Going', maybe: 'Maybe', 'not-going': 'Not going' } as const

export function AnswersAndEvents() {
  const [answer, setAnswer] = useState<Answer>('going')
  const [view, setView] = useState<'month' | 'list'>('month')
  return (
    <Specimen title="Events and answers">
      <EventCard
        weekday="Sat"
        day="14"
        month="Mar"
        kind="match"
        kindLabel="Game"
        kindIcon={<Trophy aria-hidden />}
        title="vs Harbour Town"
        to="/design"
        time="10:30"
        place="North Field"
        answer={
          <AnswerControl
            label="Are you coming?"
            words={words}
            value={answer}
            onChange={setAnswer}
          />
        }
        answers={
          <AnswerBar
            counts={{ going: 9, maybe: 2, 'not-going': 1, silent: 4 }}
            labels={{ ...words, silent: 'No answer' }}
          />
        }
      />
      <EventCard
        weekday="Tue"
        day="17"
        month="Mar"
        kind="practice"
        kindLabel="Practice"
        kindIcon={<Dumbbell aria-hidden />}
        title="Passing and pressing"
        time="18:00"
        cancelledLabel="Cancelled"
      />
      <SegmentedControl
        label="View"
        size="s"
        value={view}
        onChange={setView}
        segments={[
          { value: 'month', label: 'Month' },
          { value: 'list', label: 'List' },
        ]}
      />
    </Specimen>
  )
}
