/** Within this distance (px), the list counts as scrolled to the end. */
const nearEnd = 48
/** Distance (px) from an edge at which more messages are loaded. */
const ahead = 900

/** The scroll position in a conversation. */
interface Look {
  readonly isAtEnd: boolean
  readonly nearsOldest: boolean
  readonly nearsNewest: boolean
}

/** A message and its position on screen, with the scroll offset at that time. */
interface Anchor {
  readonly seq: string
  readonly top: number
  readonly scrolled: number
}

/** A message number, or the end. */
type Goal = number | 'end'

/**
 * Keeps the scroll position when messages are added: at the end it follows the newest, elsewhere
 * nothing moves. Scrolls to a goal once it is rendered.
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
    /** Called after scrolling; records what is visible. */
    look(box: HTMLElement, hasNewer: boolean): Look {
      const below = box.scrollHeight - box.scrollTop - box.clientHeight
      // A resized window scrolls without the user, and isn't back at the end yet.
      const keeps = sticks && roomOf(box) !== room
      sticks = (keeps || below < nearEnd) && !hasNewer
      anchor = anchorIn(box)
      return { isAtEnd: sticks, nearsOldest: box.scrollTop < ahead, nearsNewest: below < ahead }
    },
    /** Called after rendering, which may have moved the visible message. */
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
    /** Called when the window or its content changes size. */
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

/** The first visible message, found by binary search. */
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

/**
 * How far the user has scrolled since the last event, which must not be undone. At the end, the
 * browser may have moved the window itself.
 */
function scrolledSince(box: HTMLElement, { scrolled }: Anchor): number {
  const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1
  return isAtEnd ? 0 : box.scrollTop - scrolled
}

/** Scrolls the conversation only, not the page. */
function centre(box: HTMLElement, row: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()]
  box.scrollTop += inner.top - outer.top - Math.max(0, (outer.height - inner.height) / 2)
}
