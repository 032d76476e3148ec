import { readFile } from 'node:fs/promises'

import { accounting as text } from '@touchline/text/collections/accounting/en'
import { dues } from '@touchline/text/collections/dues/en'
import { wire } from '@touchline/text/wire/en'

import { clubWithBills } from '../harness/club-bills.ts'
import { come, refused, sina } from '../harness/screens.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

refused(
  'a treasurer downloads the bookings of the club for DATEV',
  async ({ page, context, touchline }) => {
    const { send } = await come(context, touchline.address, sina)
    const clubId = await clubWithBills(send)
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    await page.goto(`/club/${clubId}/dues`)
    await button(wire.more).click()
    await page.getByRole('menuitem', { name: dues.tabs.accounting }).click()
    await expect(page.getByText(text.charged('€193.00'))).toBeVisible()
    await button(text.save).click()
    await expect(page.getByText(text.consultantWrong)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('textbox', { name: text.consultant }).fill('29098')
    await page.getByRole('textbox', { name: text.client }).fill('55003')
    const [file] = await Promise.all([page.waitForEvent('download'), button(text.save).click()])
    expect(file.suggestedFilename()).toMatch(/^EXTF_Buchungsstapel_\d{8}-\d{8}\.csv$/)
    const lines = (await readFile(await file.path())).toString('latin1').split('\r\n')
    expect(lines[0]).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;\d{17};.*;29098;55003;/)
    expect(lines[2]).toMatch(/^96,50;"S";.*;12100;40000;.*Groß/)
    await page.getByText(text.more).click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)
