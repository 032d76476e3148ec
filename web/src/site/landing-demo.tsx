import { Dumbbell, Trophy } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { AnswerBar } from '#web/ui/answer-bar.tsx'
import { type Answer, AnswerControl } from '#web/ui/answer-control.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { EventCard } from '#web/ui/event-card.tsx'

const others = { going: 9, maybe: 2, 'not-going': 1 } as const
const invited = 16
const coming = ['Ana Silva', 'Luis Ortega', 'Mia Brandt', 'Tom Okafor', 'Zoé Martin', 'Ben Cho']

/** The product itself: the card a player gets, with buttons that work. */
export function LandingDemo() {
  const text = useText('site')
  const { demo } = text
  return (
    <div className="w-full max-w-md rounded-surface bg-ground p-3 text-ink shadow-float sm:p-4 lg:justify-self-end">
      <div className="mb-3 flex items-center gap-3 px-1">
        <Avatar id="riverside" name={demo.team} size="s" shape="shield" />
        <p className="font-head font-semibold">{demo.team}</p>
      </div>
      <NextMatch />
      <WhoComes label={demo.whoComes} names={coming} />
      <EventCard
        heading="h2"
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

function NextMatch() {
  const { demo } = useText('site')
  const [answer, setAnswer] = useState<Answer>()
  const plus = (kind: Answer) => others[kind] + (answer === kind ? 1 : 0)
  const counts = { going: plus('going'), maybe: plus('maybe'), 'not-going': plus('not-going') }
  const silent = invited - counts.going - counts.maybe - counts['not-going']
  const words = { going: demo.going, maybe: demo.maybe, 'not-going': demo.notGoing }
  return (
    <EventCard
      heading="h2"
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
        <AnswerControl label={demo.question} words={words} value={answer} onChange={setAnswer} />
      }
      answers={
        <AnswerBar counts={{ ...counts, silent }} labels={{ ...words, silent: demo.silent }} />
      }
    />
  )
}

function WhoComes({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-1 py-3">
      <p className="text-s text-muted">{label}</p>
      <ul className="flex -space-x-0.5">
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
