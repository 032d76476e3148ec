import { contract } from '@touchline/contract/contract'
import { leagues } from '@touchline/text/leagues/en'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { NewLeagueDialog } from './new-league-dialog.tsx'
import { idOf } from './testing/example-league.ts'

const { dialog: text, allSeasons } = leagues
const { team } = teamOf('coach')
const season = first(example(contract.teams.seasons).seasons)
const seasons = [
  { ...season, id: idOf(41), name: '2025-2026', status: 'past' as const },
  { ...season, id: idOf(42), name: '2026-2027', status: 'current' as const },
]
const played = { ...first(example(contract.leagues.list).leagues), name: 'Regional league' }
const create = page.getByRole('button', { name: text.create })

function open(before?: typeof played, seasonId?: string) {
  server.answers(contract.teams.seasons, { seasons })
  return openDialog(
    (onClose) => <NewLeagueDialog seasonId={seasonId} before={before} onClose={onClose} />,
    { as: 'coach' },
  )
}

describe('creating a league', () => {
  test('asks for its name, keeps the season, and is accessible in both themes', async () => {
    await open()
    await fillIn({ [text.season]: '2025-2026' })
    await press(create)
    await expectRefused(text.name, `${text.nameRequired}. ${text.nameRequiredText}`)
    expectFilled({ [text.season]: '2025-2026' })
    await expectAccessible()
  })

  test('leads to the wizard with name and season', async () => {
    const opened = await open()
    await fillIn({ [text.name]: ' Winter cup ', [text.season]: '2025-2026' })
    await press(create)
    await expect.poll(() => opened.path()).toBe(`/team/${team.id}/league-creation`)
    expect(Object.fromEntries(new URLSearchParams(opened.search()))).toEqual({
      name: 'Winter cup',
      season: idOf(41),
    })
  })

  test('proposes the current season; a league of all seasons has none', async () => {
    const opened = await open()
    await expect.element(page.getByText('2026-2027')).toBeVisible()
    await fillIn({ [text.name]: 'Winter cup', [text.season]: allSeasons })
    await press(create)
    await expect.poll(() => new URLSearchParams(opened.search()).get('season')).toBe('all')
  })

  test('continues an earlier league', async () => {
    const opened = await open(played, idOf(41))
    await expectSaid(`${text.goesOnWith}: Regional league`)
    await expect.element(page.getByText('2025-2026')).toBeVisible()
    expectFilled({ [text.name]: 'Regional league', [text.season]: '2025-2026' })
    await press(create)
    await expect.poll(() => new URLSearchParams(opened.search()).get('from')).toBe(played.id)
  })

  test('closes on Escape, and returns the focus', async () => {
    await open()
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName(text.title)
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  })
})
