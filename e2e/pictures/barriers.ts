import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Shown } from './states.ts'

interface Looked {
  readonly screen: string
  readonly state: string
  readonly view: string
  readonly barriers: readonly string[]
}

/**
 * Writes axe.md with the number of screens and violations in each view and state; returns the
 * number of violations.
 */
export function writeBarriers(folder: string, shown: readonly Shown[]): number {
  const looks = shown.flatMap(looksAt)
  const report = [...tableOf(looks), '', ...looks.flatMap(linesOf)].join('\n')
  writeFileSync(join(folder, 'axe.md'), `${report.trim()}\n`)
  console.info(report.trim())
  return violationsIn(looks)
}

/** A screen's violations, one per line. */
export const barriersOf = (shown: Shown): readonly string[] => looksAt(shown).flatMap(linesOf)

const looksAt = ({ screen, state, pictures }: Shown): readonly Looked[] =>
  pictures.map(({ name, barriers }) => ({ screen, state, view: name, barriers }))

function tableOf(looks: readonly Looked[]): readonly string[] {
  const states = [...new Set(looks.map(({ state }) => state))]
  const views = [...new Set(looks.map(({ view }) => view))]
  const rows = views.map((view) => {
    const cells = states.map((state) =>
      cellOf(looks.filter((look) => look.view === view && look.state === state)),
    )
    return rowOf([view, ...cells])
  })
  const head = ['Screens, violations', ...states]
  return [rowOf(head), rowOf(head.map(() => '---')), ...rows]
}

const cellOf = (looks: readonly Looked[]): string =>
  looks.length === 0 ? '' : `${looks.length}, ${violationsIn(looks)}`

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const linesOf = ({ screen, state, view, barriers }: Looked): readonly string[] =>
  barriers.map((barrier) => `- ${screen}, ${state}, ${view}: ${barrier}`)

function violationsIn(looks: readonly Looked[]): number {
  return looks.reduce((sum, { barriers }) => sum + barriers.length, 0)
}
