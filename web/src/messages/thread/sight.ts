/** So near to the end counts as being there. */
const nearEnd = 48
/** So far from an edge what lies beyond it is asked for, so that nobody waits there. */
const ahead = 900

/** Where somebody looks in a conversation. */
interface Look {
  readonly isAtEnd: boolean
  readonly nearsOldest: boolean
  readonly nearsNewest: boolean
}

/** A message, where it stood in the window of the conversation, and how far that was scrolled then. */
interface Anchor {
  readonly seq: string
  readonly top: number
  readonly scrolled: number
}

/** A message, by its number, or the newest. */
type Goal = number | 'end'

/**
 * Keeps in sight what was in sight, whatever comes before or behind it: at the end the newest stays
 * in sight, elsewhere nothing moves. A goal is gone to as soon as it is drawn.
 */
export function sightFrom(begin: Goal) {
  let goal: Goal | undefined = begin
  let anchor: Anchor | undefined
  let sticks = begin === 'end'
  let room = ''

  return {
    aim(wanted: Goal): void {
      goal = wanted
    },
    /** After scrolling: notes what is in sight now. */
    look(box: HTMLElement, hasNewer: boolean): Look {
      const below = box.scrollHeight - box.scrollTop - box.clientHeight
      // A window of another size scrolled by itself, and is not at its end again yet.
      const keeps = sticks && roomOf(box) !== room
      sticks = (keeps || below < nearEnd) && !hasNewer
      anchor = anchorIn(box)
      return { isAtEnd: sticks, nearsOldest: box.scrollTop < ahead, nearsNewest: below < ahead }
    },
    /** After drawing, which may have moved what one reads. */
    settle(box: HTMLElement): void {
      const row = typeof goal === 'number' ? rowOf(box, goal) : null
      if (row !== null) {
        centre(box, row)
        goal = undefined
      } else if (goal === 'end' || (sticks && goal === undefined)) {
        box.scrollTop = box.scrollHeight
        goal = undefined
      } else hold(box, anchor)
    },
    /** The window of the conversation has another size, or what is in it. */
    resize(box: HTMLElement): void {
      room = roomOf(box)
      if (sticks) box.scrollTop = box.scrollHeight
    },
  }
}

const roomOf = ({ clientWidth, clientHeight }: HTMLElement) => `${clientWidth} ${clientHeight}`

export function rowOf(box: HTMLElement, seq: number): HTMLElement | null {
  return box.querySelector<HTMLElement>(`[data-seq="${seq}"]`)
}

/** The first message that is in sight: halving finds it among hundreds. */
function anchorIn(box: HTMLElement): Anchor | undefined {
  const rows = box.querySelectorAll<HTMLElement>('[data-seq]')
  const edge = box.getBoundingClientRect().top
  let [from, to] = [0, rows.length - 1]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) > edge) to = middle
    else from = middle + 1
  }
  const row = rows[from]
  const seq = row?.dataset['seq']
  if (row === undefined || seq === undefined) return undefined
  return { seq, top: row.getBoundingClientRect().top - edge, scrolled: box.scrollTop }
}

function hold(box: HTMLElement, anchor: Anchor | undefined): void {
  const row = anchor && box.querySelector(`[data-seq="${anchor.seq}"]`)
  if (!row) return
  const top = row.getBoundingClientRect().top - box.getBoundingClientRect().top
  const wanted = anchor.top - scrolledSince(box, anchor)
  if (Math.abs(top - wanted) > 0.5) box.scrollTop += top - wanted
}

/** Scrolled by hand, but not told of yet: that is not taken back. At the end the window itself may have moved up. */
function scrolledSince(box: HTMLElement, { scrolled }: Anchor): number {
  const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1
  return isAtEnd ? 0 : box.scrollTop - scrolled
}

/** Moves the window of the conversation alone: the page around it stays. */
function centre(box: HTMLElement, row: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()]
  box.scrollTop += inner.top - outer.top - Math.max(0, (outer.height - inner.height) / 2)
}
