import { Pencil } from 'lucide-react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { openPart } from '#web/testing/open.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

const why = 'Only coaches create events'

test('shows a disabled button’s reason below it, also to screen readers', async () => {
  let pressed = 0
  await openPart(
    <Button refusal={why} onClick={() => (pressed += 1)}>
      Create event
    </Button>,
  )
  const button = page.getByRole('button', { name: 'Create event' })
  await expect.element(page.getByText(why)).toBeVisible()
  await expect.element(button).toHaveAccessibleDescription(why)
  expect(button.element().hasAttribute('title')).toBe(false)
  const [above, below] = [button, page.getByText(why)].map((one) =>
    one.element().getBoundingClientRect(),
  )
  expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Infinity)
  await userEvent.click(button, { force: true })
  expect(pressed).toBe(0)
  await expectAccessible()
})

test('shows a disabled icon button’s reason when tapped', async () => {
  let pressed = 0
  await openPart(
    <IconButton
      label="Edit"
      icon={<Pencil aria-hidden />}
      refusal={why}
      onClick={() => (pressed += 1)}
    />,
  )
  await expect.element(page.getByText(why)).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Edit' }))
  await expect.element(page.getByText(why)).toBeVisible()
  expect(pressed).toBe(0)
})

test('shows a disabled menu item’s reason in the menu', async () => {
  await openPart(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem refusal={why}>Archive</MenuItem>
    </Menu>,
  )
  await userEvent.click(page.getByRole('button', { name: 'More' }))
  await expect.element(page.getByRole('menuitem').getByText(why)).toBeVisible()
})
