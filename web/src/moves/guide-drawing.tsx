import { useText } from '#web/platform/language/language.tsx'

import type { GuideEnd } from './guides.ts'

interface GuideDrawingProps {
  readonly menus: readonly string[]
  readonly end: GuideEnd
}

/** A menu, a button and a file: our own drawing of where an export is. */
export function GuideDrawing({ menus, end }: GuideDrawingProps) {
  const { guide } = useText('moves')
  const [menu = '', ...rest] = menus
  const button = rest.at(-1)
  const label = end === 'address' || end === 'copy' ? guide[end] : end
  return (
    // The sentence beside it says the same.
    <svg
      viewBox="0 0 250 84"
      aria-hidden
      className="h-21 w-62.5 max-w-full shrink-0 text-muted"
      fill="none"
      stroke="currentColor"
    >
      <rect x="1" y="6" width="90" height="72" rx="6" />
      <rect x="8" y="26" width="76" height="18" rx="4" className="fill-hover stroke-ink" />
      <path d="M8 17h34M8 54h48M8 66h40" />
      <DrawnWord x={46} y={38} word={menu} max={13} />
      <path d="M95 42h10m-4-4 4 4-4 4" />
      {button !== undefined && (
        <>
          <rect x="109" y="31" width="76" height="22" rx="11" className="stroke-ink" />
          <DrawnWord x={147} y={46} word={button} max={13} />
          <path d="M189 42h10m-4-4 4 4-4 4" />
        </>
      )}
      <g transform={button === undefined ? 'translate(-94 0)' : undefined}>
        <path d="M203 14h32l14 14v42h-46zM235 14v14h14" />
        <DrawnWord x={226} y={54} word={label} max={9} />
      </g>
    </svg>
  )
}

interface DrawnWordProps {
  readonly x: number
  readonly y: number
  readonly word: string
  readonly max: number
}

function DrawnWord({ x, y, word, max }: DrawnWordProps) {
  const shown = word.length > max ? `${word.slice(0, max - 1)}…` : word
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontSize="10"
      stroke="none"
      className="fill-ink font-medium"
    >
      {shown}
    </text>
  )
}
