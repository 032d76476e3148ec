import { aFee, openCollection, takePayments } from '../harness/collections.ts'
import { ravens } from '../harness/ravens.ts'
import { enter, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { sender, wordIn } from '../harness/wire.ts'

/** Checking several states with axe takes long. */
test.describe.configure({ timeout: 180_000 })

/**
 * Someone without an account submits a form, chooses to pay later and asks privately to pay less.
 */
async function askForLess(address: string, form: string, feeId: string): Promise<void> {
  const path = '/rest/v1/collection-form'
  const body = {
    key: form.split('/').at(-1),
    clientId: crypto.randomUUID(),
    payer: { firstName: 'Nora', lastName: 'Nye', email: 'nora@club.example', language: 'en' },
    lines: [{ firstName: 'Tim', lastName: 'Nye', feeId }],
    paymentOption: 'later',
    request: { kind: 'reduction', words: 'My hours were cut. Could we pay half?' },
  }
  await sender(address)({ method: 'POST', path, body })
}

test('a treasurer bills, records, waives, refunds, decides a private request and imports the statement', async ({
  page,
  context,
  touchline: { address },
}) => {
  const { session, send, teamId, home } = await ravens(address)
  const team = `/rest/v1/teams/${teamId}`
  const ana = { firstName: 'Ana', lastName: 'López', role: 'Player' }
  await send({ method: 'POST', path: `${team}/members`, body: ana })
  await takePayments(send, teamId)
  const fee = aFee('Youth', 9000)
  const asked = { kind: 'membership', name: 'Season fee', fees: [fee] } as const
  const form = await openCollection(send, teamId, asked)
  const all = await send({ method: 'GET', path: `${team}/collections` })
  const collection = `${home}/collections/${wordIn(all, 'collections', '0', 'id')}`
  await enter(context, session)
  const looksRight = async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  const dialog = page.getByRole('dialog')

  await test.step('without bills the form is there to be shared', async () => {
    await page.goto(collection)
    await expect(page.getByRole('heading', { name: 'No participants yet' })).toBeVisible()
    await looksRight()
    await page.getByRole('button', { name: 'Share the form' }).click()
    await expect(dialog.getByLabel('Link to the form')).toHaveValue(`${address}${form}`)
    await expect(dialog.getByRole('img', { name: 'QR code of the form' })).toBeVisible()
    await looksRight()
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a member gets a bill, and cash payments show at once', async () => {
    await page.getByRole('button', { name: 'Bill a member' }).click()
    await dialog.getByRole('button', { name: 'Create bill' }).click()
    await expect(dialog.getByText('Choose a member.')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Member' }).first().fill('Ana')
    await page.getByRole('option', { name: 'Ana López' }).click()
    await dialog.getByRole('button', { name: 'Create bill' }).click()
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await looksRight()
    await dialog.getByLabel('Amount').fill('90.01')
    await dialog.getByRole('button', { name: /^Record €/ }).click()
    await expect(dialog.getByText('At most €90.00.')).toBeVisible()
    await dialog.getByLabel('Amount').fill('40')
    await dialog.getByRole('button', { name: 'Record €40.00' }).click()
    await expect(dialog.getByText('+€40.00')).toBeVisible()
    await looksRight()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/^Billed €90\.00 · Paid €40\.00 · Open €50\.00/)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('one part is waived, another refunded', async () => {
    await dialog.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Ask for less' }).click()
    await dialog.getByLabel('Amount').fill('20')
    await dialog.getByRole('button', { name: 'Waive €20.00' }).click()
    await expect(dialog.getByText('Waived')).toBeVisible()
    await dialog.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Refund' }).click()
    await dialog.getByLabel('Amount').fill('15')
    await dialog.getByRole('button', { name: 'Refund €15.00' }).click()
    await expect(dialog.getByText('−€15.00')).toBeVisible()
  })

  await test.step('the rest is split', async () => {
    await dialog.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Pay in parts' }).click()
    await dialog.getByRole('button', { name: 'In 2 equal parts' }).click()
    await dialog.getByLabel('Amount of part 1').fill('14.99')
    await expect(dialog.getByText('€0.01 is not in any part yet.').first()).toBeVisible()
    await dialog.getByLabel('Amount of part 1').fill('15')
    await looksRight()
    await dialog.getByRole('button', { name: 'Save parts' }).click()
    await expect(dialog.getByText('Part 2', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Back' }).click()
  })

  await test.step('a payer asks privately: the list shows it, and they get an answer', async () => {
    await askForLess(address, form, fee.id)
    await page.getByRole('button', { name: 'Search and filter' }).click()
    await expect(page.getByRole('button', { name: 'Owe 2' })).toBeVisible()
    await looksRight()
    await page.getByRole('tab', { name: 'Requests' }).click()
    await expect(page.getByText('Could we pay half?')).toBeVisible()
    await looksRight()
    await page.getByRole('button', { name: 'Answer' }).click()
    await dialog.getByLabel('Amount to waive').fill('45')
    await dialog.getByLabel('Your message').fill('Of course.')
    await looksRight()
    await dialog.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByText('Your answer: Of course.')).toBeVisible()
  })

  await test.step('a bank file is matched to its bill by reference', async () => {
    const path = `${team}${collection.slice(home.length)}/participants`
    const participants = await send({ method: 'GET', path })
    const billId = wordIn(participants, 'participants', '0', 'billId')
    const bill = await send({
      method: 'GET',
      path: `${path.replace('participants', 'bills')}/${billId}`,
    })
    const reference = wordIn(bill, 'reference')
    await page.goto(`${home}/collections/payout`)
    await expect(page.getByText('Your account is verified')).toBeVisible()
    const rows = [
      'Date;Reference;Name;Amount;Currency',
      `22/11/2026;${reference};A Payer;5.00;EUR`,
      '22/11/2026;thank you;Nora Nye;7.00;EUR',
    ]
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'bank.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    })
    await expect(page.getByText('1 transfer booked')).toBeVisible()
    await expect(page.getByText('thank you')).toBeVisible()
    await looksRight()
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByText('No transfers to match.')).toBeVisible()
    await page.getByText('Booked and skipped', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2)
    await looksRight()
  })

  await test.step('the report agrees to the cent', async () => {
    await page.goto(`${collection}?tab=report`)
    await expect(page.getByText('€30.00', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('img', { name: /^€30\.00 of €180\.00 received/ })).toBeVisible()
    await looksRight()
    await page.getByText('Table', { exact: true }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await looksRight()
  })
})
