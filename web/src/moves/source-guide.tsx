import type { MoveSource } from '@touchline/domain/moves/sources'

import { useText } from '#web/platform/language/language.tsx'

import { GuideDrawing } from './guide-drawing.tsx'
import { guides, type GuideStep } from './guides.ts'

/** Where to find each export of another product, and what it has none for. */
export function SourceGuide({ source }: { source: MoveSource }) {
  const text = useText('moves')
  const { name, steps, missing } = guides[source]
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-l">{text.guide.title(name)}</h2>
        <p className="text-s text-muted">
          {source === 'excel' ? text.guide.table : text.guide.hint}
        </p>
      </div>
      {source !== 'excel' && (
        <ol className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
          {steps.map((step) => (
            <li key={step.what} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <GuideDrawing menus={step.menus} end={step.end} />
              <Sentence step={step} />
            </li>
          ))}
        </ol>
      )}
      {missing.length > 0 && (
        <p className="text-s text-muted">
          {text.guide.missing(name, missing.map((what) => text.what[what]).join(' · '))}
        </p>
      )}
    </section>
  )
}

function Sentence({ step: { what, menus, end, isPerEvent } }: { step: GuideStep }) {
  const text = useText('moves')
  return (
    <p className="min-w-0 grow basis-40">
      <span className="block font-medium">{text.what[what]}</span>
      <span className="wrap-anywhere">{text.guide.press(menus.join(' › '))}</span>
      {isPerEvent && <span className="block text-s text-muted">{text.guide.perEvent}</span>}
      {end === 'copy' && <span className="block text-s text-muted">{text.guide.copied}</span>}
    </p>
  )
}
