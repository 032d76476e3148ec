import { packs } from '@touchline/text/catalogue'

import { aFee, openCollection, takePayments } from '../harness/collections.ts'
import { inEveryLanguage } from '../harness/languages.ts'
import { type Ravens, ravens } from '../harness/ravens.ts'
import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

/** Several states, each looked at by axe. */
test.describe.configure({ timeout: 180_000 })

const mother = { firstName: 'Marta', lastName: 'Gil' }

/** A mother joins with a child, and the coach knows them. */
async function joinsWithChild({ send, teamId }: Ravens, own: Send, firstName: string) {
  const path = `/rest/v1/teams/${teamId}`
  const value = wordIn(await send({ method: 'GET', path: `${path}/join-link` }), 'code')
  const child = { firstName, lastName: 'Gil', dateOfBirth: '2016-02-03' }
  const body = {
    key: { kind: 'code', value },
    who: { kind: 'parent', ...mother, role: 'mother', child },
  }
  const asked = await own({ method: 'POST', path: `${path}/join`, body })
  const request = `${path}/join-requests/${wordIn(asked, 'requestId')}`
  await send({ method: 'POST', path: `${request}/approve`, body: {} })
}

test('a mother pays for two children in instalments, after a card that is declined', async ({
  page,
  context,
  touchline: { address },
}) => {
  const team = await ravens(address)
  const { send, teamId, home } = team
  const { session, email } = await makeAccount(address, mother)
  for (const child of ['Leo', 'Mia']) await joinsWithChild(team, sender(address, session), child)
  await takePayments(send, teamId)
  const school = { id: crypto.randomUUID(), name: 'School', type: 'text', isMandatory: true }
  const form = await openCollection(send, teamId, {
    kind: 'membership',
    name: 'Season fee',
    broadcast: 'private',
    takesInstalments: true,
    fees: [aFee('Youth', 5000), aFee('Adult', 9000)],
    fields: [{ ...school, feeId: null, options: [] }],
  })
  await enter(context, session)
  const looksRight = async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }

  await test.step('what is missing is said at its place', async () => {
    await page.goto(form)
    await page.getByRole('checkbox', { name: /Leo Gil/ }).check()
    await page.getByRole('checkbox', { name: /Mia Gil/ }).check()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByRole('button', { name: 'Hand in' }).click()
    await expect(page.getByText('Please check the marked fields.')).toBeVisible()
    await looksRight()
  })

  await test.step('what is typed is still there when the page was left', async () => {
    for (const name of ['Leo Gil', 'Mia Gil']) {
      const child = page.getByRole('region', { name: `Fee for ${name}` })
      await child.getByRole('radio', { name: /Youth/ }).check()
      await child.getByLabel('School').fill('North')
    }
    await page.goto('/teams')
    await page.goto(form)
    await expect(page.getByText('What you typed before is still here.')).toBeVisible()
    await expect(page.getByLabel('School')).toHaveCount(2)
  })

  await test.step('each way says what it costs', async () => {
    const parts = page.getByRole('radio', { name: /^In three instalments/ })
    await expect(page.getByText(/€33\.34 today, €33\.33 on .* and €33\.33 on/)).toBeVisible()
    await parts.check()
    await looksRight()
    await page.getByRole('button', { name: 'Hand in and pay €33.34' }).click()
    await expect(page.getByText('Sandbox: no money moves')).toBeVisible()
  })

  await test.step('a card that is declined can be tried again', async () => {
    await page.getByRole('button', { name: 'Let the card be declined' }).click()
    await expect(page.getByText('The card was declined')).toBeVisible()
    await page.getByRole('button', { name: 'Pay €33.34' }).click()
    await expect(page.getByText('€33.34 arrived.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay the next €33.33' })).toBeVisible()
    await looksRight()
  })

  await test.step('what is left stands with the team and among my bills', async () => {
    await page.goto(home)
    await expect(page.getByRole('heading', { name: 'To pay' })).toBeVisible()
    await page.getByRole('link', { name: 'All my bills' }).click()
    await expect(page.getByText('€66.66')).toBeVisible()
    await looksRight()
    await page.getByRole('link', { name: 'Pay Season fee' }).click()
    await page.getByRole('button', { name: 'Pay all €66.66' }).click()
    await page.getByRole('link', { name: 'Leave without paying' }).click()
    await expect(page.getByText('Nothing was charged')).toBeVisible()
  })
})

test('a visitor orders and asks the treasurer quietly; a gift is given without a name', async ({
  page,
  touchline: { address },
}) => {
  const { send, teamId } = await ravens(address)
  await takePayments(send, teamId)
  const sizes = [{ id: crypto.randomUUID(), name: 'M', stock: 2 }]
  const order = await openCollection(send, teamId, {
    kind: 'pre_order',
    name: 'Winter kit',
    fees: [aFee('Jersey', 2550, { sizes }), aFee('Socks', 800)],
  })
  const fund = await openCollection(send, teamId, { kind: 'fund', name: 'Minibus', goal: 500_000 })
  const whoPays = async () => {
    await page.getByLabel('First name').fill('Gina')
    await page.getByLabel('Last name').fill('Guest')
    await page.getByLabel('Email').fill('gina@club.example')
  }

  await test.step('no more can be ordered than is left', async () => {
    await page.goto(order)
    const more = page.getByRole('button', { name: 'One more Jersey M' })
    await more.click()
    await more.click()
    await expect(more).toBeDisabled()
    await whoPays()
    await page.getByRole('radio', { name: /^To the club/ }).check()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Hand in' }).click()
  })

  await test.step('the bill says all a bank asks for', async () => {
    await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Code for your banking app' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('who cannot pay asks, and reads that it arrived', async () => {
    await page.getByText('I cannot pay this now').click()
    await page.getByRole('button', { name: 'Send to the treasurer' }).click()
    await expect(page.getByText('Please fill this in.')).toBeVisible()
    await page.getByLabel('What would you manage?').fill('Half of it')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send to the treasurer' }).click()
    await expect(page.getByText('Your request is with the treasurer')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a gift counts, its giver stays unnamed', async () => {
    await page.goto(fund)
    await page.getByLabel('Amount').fill('25,50')
    await whoPays()
    await page.getByRole('checkbox', { name: /^Give without my name/ }).check()
    await page.getByRole('radio', { name: /^Now, online/ }).check()
    await page.getByRole('button', { name: 'Hand in and pay €25.50' }).click()
    await page.getByRole('button', { name: 'Pay €25.50' }).click()
    await expect(page.getByText('€25.50 arrived.')).toBeVisible()
    await page.goto(fund)
    await expect(page.getByText('€25.50 of €5,000.00')).toBeVisible()
    await page.getByText('Latest gifts').click()
    await expect(page.getByText('Somebody', { exact: true })).toBeVisible()
  })

  await inEveryLanguage(page, {
    open: async (_, language) => {
      const words = await packs.payer.load(language)
      await page.goto(order)
      await expect(page.getByRole('heading', { name: words.people.title })).toBeVisible()
      await page.getByRole('button', { name: words.handIn }).click()
      await expect(page.getByText(words.problems.articles_missing)).toBeVisible()
    },
  })
})
