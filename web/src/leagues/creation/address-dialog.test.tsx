import { leagueCreation as text } from '@touchline/text/leagues/creation/en'
import { wire } from '@touchline/text/wire/en'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, fillIn } from '#web/testing/fields.ts'
import { press, tabTo } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'

import { AddressDialog } from './address-dialog.tsx'

const chosen: string[] = []
const button = (name: string) => page.getByRole('button', { name, exact: true })
const format = (name: string) => page.getByRole('radio', { name, exact: true })

function open(address = 'Mill Lane 4, Riverside') {
  chosen.length = 0
  return openDialog((onClose) => (
    <AddressDialog
      address={address}
      onChoose={(written) => chosen.push(written)}
      onClose={onClose}
    />
  ))
}

async function change(to: 'full' | 'split'): Promise<void> {
  await tabTo(format(text.addressFormats[to === 'full' ? 'split' : 'full']))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(format(text.addressFormats[to])).toBeChecked()
}

describe('the location of a league', () => {
  test('can be typed on one line, starting with the current one', async () => {
    await open()
    await expect.element(button(wire.done)).toBeVisible()
    expectFilled({ [text.address]: 'Mill Lane 4, Riverside' })
    await fillIn({ [text.address]: ' Harbour Road 1 ' })
    await press(button(wire.done))
    expect(chosen).toEqual(['Harbour Road 1'])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('can be typed in parts, which are joined', async () => {
    await open()
    await change('split')
    await fillIn({
      [text.street]: 'Mill Lane 4',
      [text.postalCode]: ' 28001',
      [text.city]: 'Madrid',
      [text.country]: 'Spain',
    })
    await expectAccessible()
    await press(button(wire.done))
    expect(chosen).toEqual(['Mill Lane 4, 28001 Madrid, Spain'])
  })

  test('leaves out empty parts', async () => {
    await open()
    await change('split')
    await fillIn({ [text.city]: 'Madrid' })
    await press(button(wire.done))
    expect(chosen).toEqual(['Madrid'])
  })

  test('keeps the typed text when the format is switched', async () => {
    await open('')
    await fillIn({ [text.address]: 'Harbour Road 1' })
    await change('split')
    await fillIn({ [text.city]: 'Madrid' })
    await change('full')
    expectFilled({ [text.address]: 'Harbour Road 1' })
    await change('split')
    expectFilled({ [text.city]: 'Madrid' })
  })

  test.each(['{Escape}', wire.cancel])("doesn't change after %s", async (key) => {
    await open()
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName(text.addressFormat)
    await expectAccessible()
    if (key === wire.cancel) await press(button(key))
    else await userEvent.keyboard(key)
    await expect.element(opener).toHaveFocus()
    expect(chosen).toEqual([])
  })
})
