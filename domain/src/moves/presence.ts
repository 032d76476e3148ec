import type { Mark } from '../attendance/marks.ts'
import { normalizeText } from '../members/import/words.ts'

export type MovedAnswer = 'going' | 'maybe' | 'not_going'

/** What one cell says: an answer given before, a record of who came, or both. */
export interface Presence {
  readonly answer?: MovedAnswer
  readonly mark?: Mark
}

/** A cell as written. `yes` and `no` are answers or marks, which the whole file decides. */
export type WrittenPresence = Presence & { readonly open?: 'yes' | 'no' }

const words: readonly { readonly says: WrittenPresence; readonly written: string }[] = [
  {
    says: { mark: 'present' },
    written:
      'present, attended, came, was there, here, anwesend, anw, war da, teilgenommen, da, presente, asistio, asistido, asiste, present e, presents, venu, venue, participated, p',
  },
  {
    says: { mark: 'late' },
    written:
      'late, arrived late, verspatet, versp, zu spat, spater, en retard, retard, tarde, llego tarde, con retraso, retraso, sp, ⏰, delayed, zuspatkommer',
  },
  {
    says: { mark: 'absent' },
    written:
      'absent, missed, no show, not there, did not attend, not attended, excused, unexcused, abwesend, abw, fehlt, fehlend, gefehlt, nicht da, nicht anwesend, entschuldigt, unentschuldigt, entsch, unentsch, ue, absent e, excuse, non excuse, absente, ausente, falta, falto, no asistio, justificado, injustificado, justificada, injustificada, ausencia, abgemeldet, schwanzt, verhindert, urlaub, gefehlt entschuldigt, no asiste',
  },
  {
    says: { mark: 'injured' },
    written:
      'injured, sick, ill, injury, verletzt, krank, verl, verletzung, blesse, blessee, malade, lesionado, lesionada, lesion, enfermo, enferma, lesionat, 🤕, 🤒',
  },
  {
    says: { answer: 'going' },
    written:
      'going, accepted, accept, attending, available, confirmed, coming, in, zugesagt, zusage, kommt, nimmt teil, dabei, verfugbar, disponible, participe, inscrit, inscrite, accepte, confirme, va, ira, confirmado, confirmada, aceptado, apuntado',
  },
  {
    says: { answer: 'not_going' },
    written:
      'not going, declined, decline, not attending, unavailable, not available, not coming, out, abgesagt, absage, kommt nicht, nimmt nicht teil, nicht dabei, nicht verfugbar, indisponible, ne participe pas, refuse, decline e, no va, no disponible, rechazado, no ira',
  },
  {
    says: { answer: 'maybe' },
    written:
      'maybe, tentative, unsure, perhaps, undecided, vielleicht, unsicher, peut etre, incertain, quizas, quiza, tal vez, puede, en duda, ❓',
  },
  {
    says: { open: 'yes' },
    written:
      'yes, y, ja, j, oui, o, si, s, x, xx, 1, true, wahr, vrai, verdadero, ok, ✓, ✔, ✅, ☑, ●, 👍, +',
  },
  {
    says: { open: 'no' },
    written: 'no, n, nein, non, 0, false, falsch, faux, falso, ✗, ✘, ❌, ☒, ○, 👎, f, e, u',
  },
  {
    says: {},
    written:
      ', no answer, no response, no reply, unanswered, not answered, not responded, unknown, unconfirmed, pending, not invited, waitinglist, waiting list, offen, keine antwort, keine angabe, keine ruckmeldung, nicht beantwortet, nicht eingeladen, warteliste, sans reponse, pas de reponse, non repondu, en attente, non convoque, sin respuesta, sin contestar, pendiente, no convocado, n a, k a',
  },
]

const byWord = new Map(
  words.flatMap(({ says, written }) => written.split(', ').map((word) => [word, says] as const)),
)

/** What single letters of a list mean, if all of them together leave no doubt. */
export type Letters = ReadonlyMap<string, WrittenPresence>

const present: WrittenPresence = { mark: 'present' }
const absent: WrittenPresence = { mark: 'absent' }
const late: WrittenPresence = { mark: 'late' }
const injured: WrittenPresence = { mark: 'injured' }

/**
 * "A" is absent beside "P" or ticks, and "anwesend" beside the German letters for excused, missing
 * and ill.
 */
export function lettersIn(cells: readonly string[]): Letters {
  const used = new Set(
    cells.map((cell) => normalizeText(cell).trim()).filter((cell) => cell.length === 1),
  )
  const has = (letters: string) => Array.from(letters).some((letter) => used.has(letter))
  if (used.has('p'))
    return new Map([
      ...Array.from('aef', (letter) => [letter, absent] as const),
      ...Array.from('lrt', (letter) => [letter, late] as const),
      ...Array.from('bi', (letter) => [letter, injured] as const),
    ])
  if (!used.has('a')) return new Map([['k', injured]])
  if (has('x1✓✔✅'))
    return new Map([
      ['a', absent],
      ['k', injured],
    ])
  return has('eku')
    ? new Map([
        ['a', present],
        ['e', absent],
        ['u', absent],
        ['k', injured],
      ])
    : none
}

const none: Letters = new Map()

/**
 * Reads one cell of an attendance list in English, German, French or Spanish. Returns `{}` for
 * cells that say nothing, and undefined for cells that aren't understood. A remark may follow.
 */
export function readPresence(cell: string, letters: Letters = none): WrittenPresence | undefined {
  if (cell.length > 200) return undefined
  const text = normalizeText(cell).replaceAll('\uFE0F', '').trim()
  if (/^[-–—_.?]*$/.test(text)) return text === '?' ? { answer: 'maybe' } : {}
  const whole = letters.get(text) ?? byWord.get(said(text))
  if (whole) return whole
  const parts = text
    .split(/[,;/(|:]+|\s[–—-]\s/)
    .map((part) => byWord.get(said(part)) ?? within(part))
  const known = parts.filter((part) => part !== undefined)
  if (parts[0] === undefined || known.length === 0) return undefined
  const all = known.reduce<WrittenPresence>((sum, part) => ({ ...sum, ...part }), {})
  return Object.keys(all).length > 0 ? all : undefined
}

const negation = /^(?:not|no|non|nicht|nie|kein|keine|ne|pas|never|nunca|sin|sans|ohne)$/

/** A word of presence at the beginning or end of a remark: "late by 10 min", "zehn Minuten zu spät". */
function within(part: string): WrittenPresence | undefined {
  const all = said(part).split(' ').slice(0, 12)
  for (let length = all.length - 1; length > 0; length -= 1)
    for (const from of [0, all.length - length]) {
      const some = all.slice(from, from + length)
      const rest = [...all.slice(0, from), ...all.slice(from + length)]
      const found = some.join(' ').length > 2 ? byWord.get(some.join(' ')) : undefined
      if (found && !rest.some((word) => negation.test(word))) return found
    }
  return undefined
}

function said(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N}✓✔✅✗✘❌☑☒●○👍👎❓⏰🤕🤒+]+/gu, ' ')
    .replace(/^([01]) 0+$/, '$1')
    .trim()
}

/**
 * Decides what `yes` and `no` mean. They are marks of a past event, unless the file otherwise only
 * has answers; a coming event only has answers.
 */
export function settledPresence(
  { open, ...said }: WrittenPresence,
  { isPast, hasOnlyAnswers }: { readonly isPast: boolean; readonly hasOnlyAnswers: boolean },
): Presence {
  if (open !== undefined) return { ...openly(open === 'yes', !isPast || hasOnlyAnswers), ...said }
  if (isPast || said.mark === undefined) return said
  const isComing = said.mark === 'present' || said.mark === 'late'
  return { answer: said.answer ?? (isComing ? 'going' : 'not_going') }
}

function openly(isYes: boolean, isAnswer: boolean): Presence {
  if (isAnswer) return { answer: isYes ? 'going' : 'not_going' }
  return { mark: isYes ? 'present' : 'absent' }
}

/** True if no cell is a record of presence, and some are answers. */
export function hasOnlyAnswers(cells: readonly WrittenPresence[]): boolean {
  return (
    cells.some(({ answer }) => answer !== undefined) &&
    cells.every(({ mark }) => mark === undefined)
  )
}
