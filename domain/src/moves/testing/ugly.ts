import { shownName } from '../names.ts'
import { readMove } from '../read-move.ts'

interface Summary {
  readonly kinds: readonly string[]
  /** YYYY-MM-DD, time and title. */
  readonly events: readonly string[]
  /** Person, day, and what they said. */
  readonly records: readonly string[]
  readonly unread: readonly string[]
}

/** Reads one sheet of lines whose cells are apart by a bar. */
function read(lines: readonly string[], country = 'DE', file = 'export.csv'): Summary {
  const table = lines.map((line, at) => ({ line: at + 1, cells: line.split('|') }))
  const { parts } = readMove([{ file, sheet: '', lines: table }], [], {
    today: '2026-11-30',
    country,
    teams: {},
    isOfClub: false,
  })
  return {
    kinds: parts.map(({ kind }) => kind),
    events: parts.flatMap(({ events }) =>
      events.map((event) =>
        event
          ? [event.day, event.time ?? 'day', event.title || event.typeWords].join(' ').trim()
          : 'none',
      ),
    ),
    records: parts.flatMap(({ people, events, records }) =>
      records.map(({ person, event, said }) => {
        const who = people[person]
        const name = who ? shownName(who) : ''
        return [name, events[event]?.day, said.mark ?? said.answer ?? said.open].join(' ')
      }),
    ),
    unread: parts.flatMap(({ problems }) => problems.map(({ why, value }) => `${why} ${value}`)),
  }
}

const none: Summary = { kinds: ['attendance'], events: [], records: [], unread: [] }

/** An invented export, and what has to be read in it. */
export interface Ugly {
  readonly name: string
  readonly lines: readonly string[]
  readonly country?: string
  readonly file?: string
  readonly expected: Partial<Summary>
}

/** What is read, next to what has to be. */
export function readUgly({ lines, country, file, expected }: Ugly) {
  const found = read(lines, country, file)
  return { found, wanted: { ...none, events: found.events, ...expected } }
}
