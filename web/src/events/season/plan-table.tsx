import { maxPlanRows, type PlanKind } from '@touchline/domain/events/season/read-row'
import { Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { isPlanColumn } from './pasted-plan.ts'
import { newLine, type PlanLine } from './plan-lines.ts'
import { planGrid, PlanRow, teamPlanGrid } from './plan-row.tsx'
import { PlanSummary } from './plan-summary.tsx'
import type { SeasonPlan } from './use-season-plan.ts'

/** All rows like a spreadsheet: typed, pasted, and walked through with the arrow keys. */
export function PlanTable({ plan }: { readonly plan: SeasonPlan }) {
  const text = useText('clubSeason')
  const [left, setLeft] = useState(0)
  const { lines, dispatch, draft, context } = plan
  const isOwn = context.ownTeam !== undefined
  const [opened, open] = useState<string>()

  function add(kind: PlanKind) {
    const line = newLine(crypto.randomUUID(), kind)
    dispatch({ type: 'add', line })
    open(line.id)
    focusLater(`[data-row="${lines.length}"] [data-column] input`)
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    const copied = event.clipboardData.getData('text/plain')
    const at = placeOf(event.target)
    if (at === undefined || !/\t|\n.*\S/.test(copied.trim())) return
    event.preventDefault()
    void import('./pasted-plan.ts').then(({ pastedPlan }) => {
      const newId = () => crypto.randomUUID()
      const pasted = pastedPlan(copied, { lines, at, context, newId, maxRows: maxPlanRows })
      dispatch({ type: 'fill', lines: pasted.lines })
      setLeft(pasted.left)
    })
  }

  return (
    <div className="grid gap-4">
      <p className="text-s text-muted max-lg:hidden">{isOwn ? text.hintOfTeam : text.hint}</p>
      <div onPaste={paste} onKeyDown={walk}>
        <Headings isOwn={isOwn} />
        <Lines plan={plan} opened={opened} onOpen={open} />
      </div>
      {left > 0 && <Banner tone="warning">{text.tooMany(left, maxPlanRows)}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button data-add icon={<Plus aria-hidden />} onClick={() => add('training')}>
          {text.addTraining}
        </Button>
        <Button icon={<Plus aria-hidden />} onClick={() => add('friendly')}>
          {text.addMatch}
        </Button>
      </div>
      <Suggestions id="plan-teams" words={draft.teams.map(({ name }) => name)} />
      <Suggestions id="plan-venues" words={draft.venues.map(({ name }) => name)} />
    </div>
  )
}

interface LinesProps {
  readonly plan: SeasonPlan
  /** On a phone, where one row at a time shows its fields. */
  readonly opened: string | undefined
  readonly onOpen: (id: string) => void
}

function Lines({ plan, opened, onOpen }: LinesProps) {
  const isWide = useIsWide(64)
  const remove = useRemoval(plan)
  return plan.lines.map((line, index) =>
    isWide || line.id === opened ? (
      <PlanRow
        key={`${line.id} ${line.cells.kind}`}
        plan={plan}
        line={line}
        index={index}
        onRemove={() => remove(line, index)}
      />
    ) : (
      <PlanSummary
        key={line.id}
        plan={plan}
        line={line}
        index={index}
        onOpen={() => {
          onOpen(line.id)
          focusLater(`[data-row="${index}"] input`)
        }}
      />
    ),
  )
}

/** Visual headings; the fields have their own labels. */
function Headings({ isOwn }: { readonly isOwn: boolean }) {
  const { columns } = useText('clubSeason')
  const { team, days, from, to, venue, first, last, holidays } = columns
  const headings = [days, from, to, venue, first, last, holidays]
  return (
    <div
      className={`${isOwn ? teamPlanGrid : planGrid} border-b border-line pb-2 text-s text-muted max-lg:hidden`}
      aria-hidden
    >
      {(isOwn ? headings : [team, ...headings]).map((heading) => (
        <span key={heading}>{heading}</span>
      ))}
    </div>
  )
}

function Suggestions({ id, words }: { readonly id: string; readonly words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  )
}

/** Enter and the arrow keys go up and down in a column, as in a spreadsheet. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  const at = placeOf(event.target)
  if (step === undefined || at === undefined || !(event.target instanceof HTMLInputElement)) return
  // The arrow keys choose among suggestions.
  if (event.key !== 'Enter' && event.target.list !== null) return
  const next = cellAt(event.currentTarget, at.row + step, at.column)
  if (next === null) return
  event.preventDefault()
  next.focus()
  next.select()
}

function cellAt(table: ParentNode, row: number, column: string): HTMLInputElement | null {
  return table.querySelector(`[data-row="${row}"] [data-column="${column}"] input`)
}

/** It is there after the next frame. */
function focusLater(selector: string) {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}

/** Removes a row and focuses the one that takes its place. */
function useRemoval({ lines, dispatch }: SeasonPlan) {
  const text = useText('clubSeason')
  const toast = useToast()
  return (line: PlanLine, index: number) => {
    dispatch({ type: 'remove', id: line.id })
    if (line.publishedAt !== null) toast({ title: text.removedPublished })
    const next = Math.min(index, lines.length - 2)
    focusLater(
      next < 0
        ? '[data-add]'
        : `[data-row="${next}"] input:not(:disabled), [data-row="${next}"] button, [data-summary="${next}"]`,
    )
  }
}

function placeOf(target: EventTarget) {
  if (!(target instanceof Element)) return undefined
  const column = target.closest('[data-column]')?.getAttribute('data-column')
  const row = target.closest('[data-row]')?.getAttribute('data-row')
  return isPlanColumn(column) && row != null ? { row: Number(row), column } : undefined
}
