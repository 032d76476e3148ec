import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { websiteLimits } from '@touchline/domain/websites/settings'

import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { FieldsProps } from './shown-fields.tsx'

/** Short reports for everyone, newest first on the website. */
export function NewsFields({ settings: { news }, problem, onChange }: FieldsProps) {
  const { news: text } = useText('websites')
  const change = (id: string, parts: Partial<(typeof news)[number]>) =>
    onChange({ news: news.map((one) => (one.id === id ? { ...one, ...parts } : one)) })
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-s text-muted">{text.hint}</p>
      {news.map(({ id, title, day, words }, index) => (
        <fieldset key={id} className="grid grid-cols-1 gap-4 border-t border-line pt-4">
          <legend className="sr-only">{title || text.name}</legend>
          <TextField
            label={text.name}
            required
            autoComplete="off"
            maxLength={websiteLimits.newsTitle}
            value={title}
            error={problem(`settings.news.${index}.title`)}
            onChange={({ target }) => change(id, { title: target.value })}
          />
          <DateField
            label={text.day}
            required
            value={day}
            error={problem(`settings.news.${index}.day`)}
            onChange={({ target }) => change(id, { day: target.value })}
          />
          <TextArea
            label={text.words}
            optional
            maxLength={websiteLimits.newsWords}
            value={words}
            onChange={({ target }) => change(id, { words: target.value })}
          />
          <Button
            variant="quiet"
            className="justify-self-start"
            onClick={() => onChange({ news: news.filter((one) => one.id !== id) })}
          >
            {text.remove}
          </Button>
        </fieldset>
      ))}
      {news.length < websiteLimits.news && (
        <Button
          className="justify-self-start"
          onClick={() => onChange({ news: [newsOfToday(), ...news] })}
        >
          {text.add}
        </Button>
      )}
    </div>
  )
}

function newsOfToday() {
  return {
    id: crypto.randomUUID(),
    day: dayInZone(new Date(), localTimeZone()),
    title: '',
    words: '',
  }
}
