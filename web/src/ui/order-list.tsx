import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { moveItem } from './move-item.ts'
import { useUiWords } from './ui-words.tsx'

interface OrderListProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
  readonly onChange: (items: readonly Item[]) => void
  /** Further actions at the end of each row. */
  readonly tool?: ((item: Item) => ReactNode) | undefined
}

/** A list ordered by dragging or with buttons. */
export function OrderList<Item>(props: OrderListProps<Item>) {
  const { items, keyOf, nameOf, onChange } = props
  const words = useUiWords()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const [announcement, setAnnouncement] = useState('')

  function move(from: number, to: number) {
    const after = moveItem(items, from, to)
    const item = items[from]
    if (after === items || item === undefined) return
    setAnnouncement(words.movedTo(nameOf(item), to + 1, items.length))
    onChange(after)
  }

  function drag({ clientY }: PointerEvent) {
    if (dragged === undefined || !list.current) return
    const from = items.findIndex((item) => keyOf(item) === dragged)
    move(from, placeAt([...list.current.children], from, clientY))
  }

  const drop = () => setDragged(undefined)
  return (
    <>
      <ol
        ref={list}
        aria-label={props.label}
        className="divide-y divide-line border-y border-line"
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        {items.map((item, at) => (
          <Row
            key={keyOf(item)}
            name={nameOf(item)}
            at={at}
            count={items.length}
            isDragged={dragged === keyOf(item)}
            onMove={(to) => move(at, to)}
            onGrab={(pointer) => {
              // The list captures the pointer, because the dragged row moves.
              list.current?.setPointerCapture(pointer)
              setDragged(keyOf(item))
            }}
          >
            {props.tool?.(item)}
          </Row>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

interface RowProps {
  readonly name: string
  readonly at: number
  readonly count: number
  readonly isDragged: boolean
  readonly onMove: (to: number) => void
  readonly onGrab: (pointer: number) => void
  readonly children: ReactNode
}

function Row({ name, at, count, isDragged, onMove, onGrab, children }: RowProps) {
  const words = useUiWords()
  const { up, down, press } = useHeldFocus()
  const moveTo = (to: number) => (event: MouseEvent<HTMLElement>) => {
    press(event.currentTarget)
    onMove(to)
  }
  return (
    <li
      className={cx('flex min-h-11 flex-wrap items-center gap-1 py-0.5', isDragged && 'bg-hover')}
    >
      <span
        aria-hidden
        className="grid size-9 shrink-0 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing touch:size-11"
        onPointerDown={(event) => {
          event.preventDefault()
          onGrab(event.pointerId)
        }}
      >
        <GripVertical className="size-5" />
      </span>
      <span className="figures w-6 shrink-0 pr-1 text-right text-s text-muted">{at + 1}</span>
      <span className={cx('min-w-0 grow wrap-anywhere', children ? 'basis-40' : 'basis-24')}>
        {name}
      </span>
      <span className="ml-auto flex gap-1">
        <IconButton
          ref={up}
          label={words.moveUp(name)}
          icon={<ArrowUp aria-hidden />}
          disabled={at === 0}
          onClick={moveTo(at - 1)}
        />
        <IconButton
          ref={down}
          label={words.moveDown(name)}
          icon={<ArrowDown aria-hidden />}
          disabled={at === count - 1}
          onClick={moveTo(at + 1)}
        />
        {children}
      </span>
    </li>
  )
}

/** The index for a dragged row: after every row whose middle it has passed, as heights differ. */
function placeAt(rows: readonly Element[], from: number, y: number): number {
  return rows.filter((row, at) => {
    const { top, bottom } = row.getBoundingClientRect()
    return at !== from && (top + bottom) / 2 < y
  }).length
}

/**
 * Keeps the focus on the button that moved its row; at an end of the list, the other button gets
 * it.
 */
function useHeldFocus() {
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const pressed = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!pressed.current) return
    const isUp = pressed.current === up.current
    const [first, second] = isUp ? [up, down] : [down, up]
    pressed.current = null
    if (first.current?.disabled) second.current?.focus()
    else first.current?.focus()
  })
  return {
    up,
    down,
    press: (button: HTMLElement) => {
      pressed.current = button
    },
  }
}
