import axe from 'axe-core'
import { expect, vi } from 'vitest'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Inherited colours transition in each element after its parent. */
const maxLevels = 20

/** Expects no violations of WCAG 2.2 A and AA on the page as it is now, in both themes. */
export async function expectAccessible(): Promise<void> {
  // The texts may still be loading.
  await vi.waitUntil(() => document.querySelector('main, [role=dialog]'), {
    timeout: 5000,
    interval: 20,
  })
  expect(await barriersIn('light', levels), 'light').toEqual([])
  // A theme changes only colours.
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
    // An open menu is outside the landmarks: it has the focus and its own role.
    rules: { region: { enabled: document.querySelector('[role=menu], [role=listbox]') === null } },
  })
  classList.remove(theme)
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((one) => one.target.join(' ')).join(' | ')}`,
  )
}

/** Finishes all transitions and what they trigger, because fading elements lack contrast. */
async function drawn(): Promise<void> {
  for (let level = 0; level < maxLevels; level += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const ending = document.getAnimations().filter(
      ({ effect, playState, timeline }) =>
        // Others follow scrolling.
        timeline === document.timeline &&
        playState !== 'finished' &&
        effect?.getComputedTiming().endTime !== Infinity,
    )
    if (ending.length === 0) return
    for (const animation of ending) animation.finish()
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }
}
