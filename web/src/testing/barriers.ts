import axe from 'axe-core'
import { expect, vi } from 'vitest'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** An inherited colour fades in each element after its parent's has. */
const maxLevels = 20

/** What a machine finds against WCAG 2.2 A and AA on the page as it is now, in both themes. */
export async function expectAccessible(): Promise<void> {
  // Its texts may still be on their way.
  await vi.waitUntil(() => document.querySelector('main, [role=dialog]'), {
    timeout: 5000,
    interval: 20,
  })
  expect(await barriersIn('light', levels), 'light').toEqual([])
  // A theme changes colours alone.
  expect(await barriersIn('dark', ['color-contrast']), 'dark').toEqual([])
}

async function barriersIn(theme: 'light' | 'dark', runOnly: string[]): Promise<readonly string[]> {
  const { classList } = document.documentElement
  classList.remove('light', 'dark')
  classList.add(theme)
  await drawn()
  const { violations } = await axe.run(document, {
    runOnly,
    resultTypes: ['violations'],
    // A menu that is open lies outside the landmarks: focus is in it, and its role says what it is.
    rules: { region: { enabled: document.querySelector('[role=menu], [role=listbox]') === null } },
  })
  classList.remove(theme)
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((one) => one.target.join(' ')).join(' | ')}`,
  )
}

/** What fades in or out has no contrast yet: it is taken to its end, and what follows from it. */
async function drawn(): Promise<void> {
  for (let level = 0; level < maxLevels; level += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
      )
    if (ending.length === 0) return
    for (const animation of ending) animation.finish()
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }
}
