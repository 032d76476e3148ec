import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { useFrameQueue } from './use-frame-queue.ts'
import { useIsFirst } from './use-is-first.ts'
import { usePrinting } from './use-printing.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

interface CardListProps<Item> {
  readonly items: readonly Item[]
  readonly itemKey: (item: Item) => string
  /** Must keep its identity, so that cards don't re-render. */
  readonly card: (item: Item) => ReactNode
}

/** Longer lists render cards as they come into view; printing renders all. */
const maxAtOnce = 20
/** Pixels between cards. */
const gap = 12
const lineHeight = 84
const minWidth = 240

/** Cards in as many columns as fit. */
export function CardList<Item>({ items, itemKey, card }: CardListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const perLine = useCardsPerLine(list)
  const isPrinting = usePrinting()
  const isFirst = useIsFirst()
  const isWhole = isPrinting || items.length <= maxAtOnce
  const count = Math.ceil(items.length / perLine)
  const keyOf = (line: number) =>
    items
      .slice(line * perLine, line * perLine + 1)
      .map(itemKey)
      .join('')
  const sight = useRowsInSight(list, { count, keyOf, rowHeight: lineHeight, gap, isWhole })
  const from = sight.from * perLine
  const shown = items.slice(from, isFirst ? maxAtOnce : sight.to * perLine)
  return (
    <ul
      ref={list}
      className="grid gap-3 print:block"
      style={{
        gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))`,
        paddingTop: sight.above,
        paddingBottom: sight.below,
      }}
    >
      {shown.map((item, at) => {
        const isLineStart = at % perLine === 0
        return (
          <li
            key={itemKey(item)}
            ref={isLineStart ? sight.measure : undefined}
            data-index={isLineStart ? sight.from + at / perLine : undefined}
            className="flex min-h-21 items-center gap-3 rounded-surface border border-line bg-surface p-3 print:break-inside-avoid"
          >
            <Card item={item} card={card} isAtOnce={isFirst || isPrinting} />
          </li>
        )
      })}
    </ul>
  )
}

interface CardProps<Item> extends Pick<CardListProps<Item>, 'card'> {
  readonly item: Item
  readonly isAtOnce: boolean
}

function Card<Item>({ item, card, isAtOnce }: CardProps<Item>) {
  const isOn = useFrameQueue(isAtOnce) || isAtOnce
  return useMemo(() => isOn && card(item), [isOn, card, item])
}

function useCardsPerLine(list: RefObject<HTMLElement | null>): number {
  const [perLine, setPerLine] = useState(1)
  useLayoutEffect(() => {
    const shown = list.current
    if (shown === null) return undefined
    const count = () =>
      setPerLine(Math.max(1, Math.floor((shown.clientWidth + gap) / (minWidth + gap))))
    count()
    const watching = new ResizeObserver(count)
    watching.observe(shown)
    return () => watching.disconnect()
  }, [list])
  return perLine
}
