import type { Newsletter } from '@touchline/contract/operations/shapes/newsletters'
import { languageNames } from '@touchline/domain/values/language'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { Select } from '#web/ui/select.tsx'

import { Preview } from './preview.tsx'

/** Delivery results and text of a sent newsletter. */
export function SentNewsletter({ newsletter }: { newsletter: Newsletter }) {
  const { newsletters: text } = useText('operations').admin
  const { moment, number } = useFormat()
  const { kind, texts, sentAt, figures } = newsletter
  const [language, setLanguage] = useState('en')
  const shown = texts.find((one) => one.language === language)
  const counted = figures ?? { waiting: 0, arrived: 0, failed: 0 }
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-muted">
        {text.kinds[kind]}
        {sentAt !== null && ` · ${text.sentAt(moment(sentAt, localTimeZone()))}`}
      </p>
      <dl className="grid grid-cols-3 border-y border-line">
        {(['waiting', 'arrived', 'failed'] as const).map((name) => (
          <div key={name} className="min-w-0 py-3">
            <dt className="text-s wrap-anywhere text-muted">{text.figures[name]}</dt>
            <dd className="figures text-l">{number(counted[name])}</dd>
          </div>
        ))}
      </dl>
      {texts.length > 1 && (
        <Select
          label={text.language}
          className="max-w-xs"
          options={texts.map((one) => ({
            value: one.language,
            label: languageNames[one.language],
          }))}
          value={language}
          onChange={setLanguage}
        />
      )}
      {shown !== undefined && <Preview kind={kind} text={shown} />}
    </div>
  )
}
