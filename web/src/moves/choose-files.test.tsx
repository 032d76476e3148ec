import { moves as text } from '@touchline/text/moves/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { openPart } from '#web/testing/open.tsx'

import { ChooseExports } from './choose-exports.tsx'
import { guides } from './guides.ts'

interface Sent {
  readonly files: readonly { readonly name: string; readonly bytes: number }[]
  readonly base64: string
  readonly calendar?: string
}

async function open() {
  const sent: Sent[] = []
  await openPart(
    <ChooseExports
      refusal={undefined}
      isBusy={false}
      onRead={(content: Sent) => {
        sent.push(content)
      }}
    />,
  )
  return sent
}

const members = new File(['Name\nLea'], 'members.csv', { type: 'text/csv' })
const practices = new File(['Date\n'], 'events.csv', { type: 'text/csv' })

test('sends all files as one upload, with the address of a calendar', async () => {
  const sent = await open()
  const read = page.getByRole('button', { name: text.files.read })
  await expect.element(read).toBeDisabled()
  await userEvent.upload(page.getByLabelText(text.files.choose), [members, practices])
  await page.getByRole('textbox').fill('webcal://club.example/u13.ics')
  await read.click()
  await expect
    .poll(() => sent)
    .toEqual([
      {
        files: [
          { name: 'members.csv', bytes: members.size },
          { name: 'events.csv', bytes: practices.size },
        ],
        base64: btoa('Name\nLeaDate\n'),
        calendar: 'webcal://club.example/u13.ics',
      },
    ])
})

test('a file can be removed, and more than 5 MB are refused before they are sent', async () => {
  const sent = await open()
  const large = new File([new Uint8Array(6_000_000)], 'large.csv')
  await userEvent.upload(page.getByLabelText(text.files.choose), [large])
  await expect.element(page.getByText(text.files.tooLarge)).toBeVisible()
  await page.getByRole('button', { name: text.files.remove('large.csv') }).click()
  await expect.element(page.getByText(text.files.none)).toBeVisible()
  expect(sent).toEqual([])
})

test.each(Object.entries(guides))('says where %s has its exports', async (_source, guide) => {
  await open()
  await page.getByRole('radio', { name: guide.name }).click()
  await expect.element(page.getByText(text.guide.title(guide.name))).toBeVisible()
  for (const { menus } of guide.steps.filter((step) => step.menus.length > 0))
    await expect.element(page.getByText(text.guide.press(menus.join(' › ')))).toBeVisible()
})
