import { AnswersAndEvents } from './design/answers-and-events.tsx'
import { Buttons } from './design/buttons.tsx'
import { Choices } from './design/choices.tsx'
import { Fields } from './design/fields.tsx'
import { Floats } from './design/floats.tsx'
import { Foundations } from './design/foundations.tsx'
import { Lists } from './design/lists.tsx'
import { States } from './design/states.tsx'

/** Development only: every component of the kit, in both themes side by side. */
export default function DesignPage() {
  return (
    <main id="content" className="grid xl:grid-cols-2">
      <title>Design · Touchline</title>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={`${theme} min-w-0 bg-ground p-6 text-ink`}>
          <h1 className="mb-8 text-xl">{theme}</h1>
          <div className="grid gap-10">
            <Foundations />
            <Buttons />
            <Floats />
            <Fields />
            <Choices />
            <AnswersAndEvents />
            <Lists />
            <States />
          </div>
        </div>
      ))}
    </main>
  )
}
