import { Check, CircleHelp, Dumbbell, Trophy, X } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { AnswerBar } from '#web/ui/answer-bar.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { EventCard } from '#web/ui/event-card.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

type Answer = 'going' | 'maybe' | 'not-going'

const others = { going: 9, maybe: 2, 'not-going': 1 } as const
const invited = 16
const coming = ['Ana Silva', 'Luis Ortega', 'Mia Brandt', 'Tom Okafor', 'Zoé Martin', 'Ben Cho']

/** The product itself: the card a player gets, with buttons that work. */
export function LandingDemo() {
  const text = useText('home')
  const { demo } = text
  const [answer, setAnswer] = useState<Answer>()
  const plus = (kind: Answer) => others[kind] + (answer === kind ? 1 : 0)
  const counts = { going: plus('going'), maybe: plus('maybe'), 'not-going': plus('not-going') }
  const silent = invited - counts.going - counts.maybe - counts['not-going']

  return (
    <div className="w-full max-w-md rounded-surface bg-ground p-3 text-ink shadow-float sm:p-4 lg:justify-self-end">
      <div className="mb-3 flex items-center gap-3 px-1">
        <Avatar id="riverside" name={demo.team} size="s" shape="shield" />
        <p className="font-head font-semibold">{demo.team}</p>
      </div>
      <EventCard
        weekday={demo.weekday}
        day={demo.day}
        month={demo.month}
        kind="match"
        kindLabel={demo.kind}
        kindIcon={<Trophy aria-hidden />}
        title={demo.title}
        time={demo.time}
        place={demo.place}
        answer={
          <SegmentedControl
            label={demo.question}
            value={answer}
            onChange={setAnswer}
            segments={[
              { value: 'going', label: demo.going, icon: <Check aria-hidden />, tone: 'going' },
              {
                value: 'maybe',
                label: demo.maybe,
                icon: <CircleHelp aria-hidden />,
                tone: 'maybe',
              },
              {
                value: 'not-going',
                label: demo.notGoing,
                icon: <X aria-hidden />,
                tone: 'not-going',
              },
            ]}
          />
        }
        answers={
          <AnswerBar
            counts={{ ...counts, silent }}
            labels={{
              going: demo.going,
              maybe: demo.maybe,
              'not-going': demo.notGoing,
              silent: demo.silent,
            }}
          />
        }
      />
      <WhoComes label={demo.whoComes} names={coming} />
      <EventCard
        weekday={demo.practiceWeekday}
        day={demo.practiceDay}
        month={demo.month}
        kind="practice"
        kindLabel={demo.practice}
        kindIcon={<Dumbbell aria-hidden />}
        title={demo.practiceTitle}
        time={demo.practiceTime}
        place={demo.practicePlace}
      />
      <p className="mt-3 px-1 text-s text-muted">{text.landing.try}</p>
    </div>
  )
}

function WhoComes({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <div className="flex items-center justify-between gap-3 px-1 py-3">
      <p className="text-s text-muted">{label}</p>
      <ul className="flex -space-x-2">
        {names.map((name) => (
          <li key={name} className="rounded-full ring-2 ring-ground">
            <Avatar id={name} name={name} size="s" />
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
