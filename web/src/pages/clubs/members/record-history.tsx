import type { ClubMember } from '@touchline/contract/clubs/shapes/memberships'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { Card } from '#web/ui/card.tsx'

type Entry = ClubMember['history'][number]

/** Who changed what and when, latest first. */
export function RecordHistory({ history }: Pick<ClubMember, 'history'>) {
  const text = useText('clubMembers').record
  const { moment, shortDay } = useFormat()
  const wordsOf = useChangeWords()
  return (
    <Card title={text.history}>
      {history.length === 0 && <p className="text-muted">{text.noHistory}</p>}
      <ol className="grid gap-3">
        {history.map(({ changedAt, changedBy, changes }) => (
          <li key={changedAt + changes.map(({ field }) => field).join()}>
            <p className="text-s text-muted">
              {text.by(
                changedBy ?? text.someone,
                `${moment(changedAt, localTimeZone())} (${shortDay(changedAt.slice(0, 10))})`,
              )}
            </p>
            {changes.length === 0 && <p>{text.created}</p>}
            {changes.map((change) => (
              <p key={change.field} className="wrap-anywhere">
                {wordsOf(change)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function useChangeWords() {
  const text = useText('clubMembers')
  const { shortDay } = useFormat()
  const words: Readonly<Record<string, string>> = { ...text.kinds, ...text.reasons }

  function valueOf(field: string, value: string | null): string {
    if (value === null) return text.record.empty
    if (field === 'kind' || field === 'exitReason') return words[value] ?? value
    return /^\d{4}-\d\d-\d\d$/.test(value) ? shortDay(value) : value
  }

  return ({ field, from, to }: Entry['changes'][number]) => {
    const name = text.record.fields[field]
    if (from === null && to === null) return text.record.changedOnly(name)
    return text.record.changed(name, valueOf(field, from), valueOf(field, to))
  }
}
