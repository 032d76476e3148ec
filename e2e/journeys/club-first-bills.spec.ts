import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { duesRun } from '@touchline/contract/collections/shapes/dues'
import { dues } from '@touchline/text/collections/dues/en'
import { wire } from '@touchline/text/wire/en'
import { z } from 'zod'

import { come } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { countTaps } from '../harness/taps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

const club = {
  name: 'SV Grünwald 1921 e.V.',
  memberCount: 300,
  sport: 'football',
  phone: '+4989641000',
  country: 'DE',
  timeZone: 'Europe/Berlin',
}
const list = join(import.meta.dirname, '../fixtures/club-300-members.csv')
const rates = [
  { name: 'Youth', amount: '96.50', maxAge: '17' },
  { name: 'Adults', amount: '149.90', maxAge: '' },
]
const [youthFee, adultFee] = [9650, 14_990]

/** Worked out from the list alone: children of up to 17 on 1 January, half of it from July's entries. */
function totalOf(year: number): number {
  const lines = readFileSync(list, 'latin1').split('\n')
  const people = lines
    .map((line) => line.split(';'))
    .filter(([number]) => /^\d+$/u.test(number ?? ''))
  expect(people).toHaveLength(300)
  const fees = people.map((cells) => {
    const fee = `${year - 18}-01-01` < isoDay(cells[3] ?? '') ? youthFee : adultFee
    return cells[18] === `01.07.${year}` ? fee / 2 : fee
  })
  return fees.reduce((sum, fee) => sum + fee, 0)
}

/** Of 01.10.15, 08/08/2021, 4.5.1998 and 2014-02-03, as clubs mix them. */
function isoDay(written: string): string {
  const [day = '', month = '', year = ''] = written.split(/[./]/u)
  if (month === '') return written
  const century = year.length === 4 ? '' : Number(year) > 26 ? '19' : '20'
  return `${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' })

test('a manager imports 300 members into an empty club and bills them', async ({
  page,
  context,
  touchline,
}) => {
  const { send } = await come(context, touchline.address)
  const clubId = wordIn(await send({ method: 'POST', path: '/rest/v1/clubs', body: club }), 'id')
  const taps = countTaps()
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const link = (name: string) => page.getByRole('link', { name })

  await page.goto(`/club/${clubId}`)
  await taps.on(link('Import teams and members from a list'))
  await page.locator('input[type=file]').setInputFiles(list)
  await taps.on(button(/^Import 300 members$/))
  await expect(page.getByText('12 teams created.')).toBeVisible({ timeout: 60_000 })
  await taps.on(link('To the club'))
  await taps.on(link(dues.menu))

  for (const { name, amount, maxAge } of rates) {
    await taps.on(button(dues.rules.add))
    const dialog = page.getByRole('dialog', { name: dues.rules.newTitle })
    const field = (label: string) => dialog.getByRole('textbox', { name: label })
    await taps.type(field(dues.rules.name), name)
    await taps.type(field(dues.rules.amount), amount)
    if (maxAge !== '') await taps.type(field(dues.rules.maxAge), maxAge)
    await taps.on(dialog.getByRole('button', { name: wire.add, exact: true }))
  }
  await taps.on(button(dues.rules.save))
  await expect(page.getByText(dues.rules.saved)).toBeVisible()

  await taps.on(page.getByRole('button', { name: wire.more, exact: true }))
  await taps.on(page.getByRole('menuitem', { name: dues.tabs.write }))
  const total = totalOf(new Date().getFullYear())
  const sum = euros.format(total / 100)
  await expect(page.getByText(dues.write.summary(300, sum))).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await taps.on(button(dues.write.send(288)))
  await expect(page.getByRole('alertdialog')).toContainText(dues.write.sendTitle(288, 244))
  await taps.on(page.getByRole('alertdialog').getByRole('button', { name: dues.write.send(288) }))
  await expect(page.getByText(dues.write.sent(288))).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(dues.runs.outstanding(sum))).toBeVisible()
  taps.expectAtMost('From an empty club to the first bills', 18)

  const path = `/rest/v1/clubs/${clubId}/dues`
  const { runs } = z.object({ runs: z.array(duesRun) }).parse(await send({ method: 'GET', path }))
  expect(runs).toMatchObject([
    { people: 300, bills: 288, charged: total, outstanding: total, paid: 0 },
  ])
})
